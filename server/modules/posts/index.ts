// Owns posts, comments and likes, and the feed made of them.
// Never reads another module's tables; authors and connections come from account and friends.
// Notifies accounts of likes, comments and mentions, in the transaction of the mutation; open feeds hear of new posts.
export { flaggedComments, flaggedPosts } from './flagged.ts'
export { setAuthorSuspended } from './queries/flagged.ts'
export { findShownImages } from './queries/images.ts'
export { notifiedWordsOf } from './queries/notified.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export { type PostSeed, seedMarks, seedPosts } from './queries/seed.ts'
export { postsTasks } from './work.ts'
