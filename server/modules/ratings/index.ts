// Owns ratings of organisations and their answers, and the timelines of people.
// Never reads another module's tables: the mean of an organisation is stored with its account.
// Notifies organisations of ratings and their authors of answers; moderation hides reported ones.

export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export { findRatedAmong, findRatesBy, ratingWordsOf } from './queries/ratings.ts'
export { type RatingSeed, seedRatings } from './queries/seed.ts'
export { reportableRatings } from './reportable.ts'
