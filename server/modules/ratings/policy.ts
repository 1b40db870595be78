import type { Viewer } from '#server/platform/auth/index.ts'

/** Only the rated organisation may answer a rating. */
export const mayReplyToRating = (viewer: Viewer | null, rating: { organisationId: string }): boolean =>
  viewer?.id === rating.organisationId

/** Every validated viewer may report a rating, except their own. */
export const mayReportRating = (viewer: Viewer | null, rating: { authorId: string }): boolean =>
  viewer?.validated === true && viewer.id !== rating.authorId
