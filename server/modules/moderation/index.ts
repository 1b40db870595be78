// Owns reports, decisions and their log, appeals, and the verification documents of organisations.
// Never decides by itself or reveals who reported or decided, and changes contents only through their own modules.
// Notifies the person concerned by a decision, by email and in the site.

export { findDecidedWords } from './notified.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export { type ModerationSeed, seedModeration } from './queries/seed.ts'
export { findShownImages } from './queries/verifications.ts'
