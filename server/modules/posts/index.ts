// Owns posts, comments and likes, and the feed made of them.
// Never reads another module's tables; authors and connections come from account and friends.
// Notifies accounts of likes, comments and mentions, in the transaction of the mutation; open feeds hear of new posts.

export { findShownImages } from './queries/images.ts'
export { notifiedWordsOf } from './queries/notified.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export { setAuthorSuspended } from './queries/reported.ts'
export { type PostSeed, seedMarks, seedPosts } from './queries/seed.ts'
export { reportableComments, reportablePosts } from './reportable.ts'
export { postsTasks } from './work.ts'
