import type { ReportedContent } from '#contracts/moderation.ts'
import { paths } from '#lib/paths.ts'

const addresses = {
  post: paths.post,
  job: paths.job,
  user: (id: string) => paths.user(id),
  rating: paths.ratings,
}

/** The address of reported content. */
export const subjectPath = ({ kind, id }: NonNullable<ReportedContent['opens']>): string =>
  addresses[kind](id)
