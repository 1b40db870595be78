// Owns reports, what moderators decide, their log, appeals, and the papers of organisations.
// Never decides by itself, tells nobody who reported or who decided, and changes things only through their own modules.
// Tells whoever a decision is about, by mail and in the site.

export { findDecidedWords } from './notified.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export { type ModerationSeed, seedModeration } from './queries/seed.ts'
export { findShownPictures } from './queries/verifications.ts'
