// Owns the enterprises with an impact, their coupons and links.
// Never sells anything: a link leads to the enterprise's own page.
// Tells nobody.
export { findShownPictures, seedStores } from './queries.ts'
