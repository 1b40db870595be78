// Owns offers, applications, favourites, views of offers and volunteerings.
// Never reads another module's tables; emails and notifications of many applicants go through the queue.
// Notifies organisations and applicants by chat, notification and email; account gets organisations' response times.

export { erasePersonalData } from './erasePersonalData.ts'
export { putOffersAway, restoreOffers } from './queries/hidden.ts'
export { findShownImages } from './queries/images.ts'
export { titleOf } from './queries/jobs.ts'
export { findJobMilestones, type JobMilestone } from './queries/milestones.ts'
export { exportPersonalData } from './queries/personal.ts'
export { type JobSeed, seedJobs } from './queries/seed.ts'
export { listOpenJobs } from './queries/sitemap.ts'
export { workTogether } from './queries/together.ts'
export {
  appliedAmong,
  findServing,
  getApplicants,
  hasServedAt,
  organisationsOf,
  servedAmong,
} from './queries/volunteerings.ts'
export { reportableJobs } from './reportable.ts'
export { seedSearches } from './saved/seedSearches.ts'
export { stopSearches } from './saved/stopSearches.ts'
export { type FittingOffer, findFitting } from './search/findFitting.ts'
