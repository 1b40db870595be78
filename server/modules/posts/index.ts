// Owns posts, comments and likes, and the feed made of them.
// Never reads another module's tables; who an author is and who is connected, the other modules say.
// Notifies of likes, comments and mentions, in the transaction of the mutation.
export { flaggedComments, flaggedPosts } from './flagged.ts'
export { setAuthorSuspended } from './queries/flagged.ts'
export { findNotifiedWords } from './queries/notified.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export { findShownPictures } from './queries/pictures.ts'
export { type PostSeed, seedPosts } from './queries/seed.ts'
