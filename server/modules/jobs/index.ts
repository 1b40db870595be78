// Owns offers, applications, favourites, views of offers, and who serves where.
// Never reads another module's tables; sends nothing by itself: mails and long notifications wait in the queue.
// Tells chat and notifications of applications and decisions, and account of how fast organisations answer.

export { erasePersonalData } from './erasePersonalData.ts'
export { flaggedJobs } from './flagged.ts'
export { findTitles } from './queries/jobs.ts'
export { findJobMilestones, type JobMilestone } from './queries/milestones.ts'
export { exportPersonalData } from './queries/personal.ts'
export { findShownPictures } from './queries/pictures.ts'
export { type JobSeed, seedJobs } from './queries/seed.ts'
export { listOpenJobs } from './queries/sitemap.ts'
export { putOffersAway, restoreOffers } from './queries/suspended.ts'
export { workTogether } from './queries/together.ts'
export {
  appliedAmong,
  getApplicants,
  hasServedAt,
  servedAmong,
  volunteersWith,
} from './queries/volunteerings.ts'
