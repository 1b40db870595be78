import type { ReportedContent } from '#contracts/moderation.ts'
import { paths } from '#lib/paths.ts'

/** The address of reported content. */
export const thingPath = ({ kind, id }: ReportedContent['opens']): string =>
  ({ post: paths.post, job: paths.job, user: (userId: string) => paths.user(userId) })[kind](id)
