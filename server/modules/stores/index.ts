// Owns the enterprises with an impact, their coupons and links.
// Never sells anything: a link leads to the enterprise's own page.
// Notifies no one.
export { findShownImages, seedStores } from './queries.ts'
