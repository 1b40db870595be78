import type { ReportKind } from '#contracts/lists.ts'
import type { ReportedContent } from '#contracts/moderation.ts'
import { paths } from '#lib/paths.ts'

/** The address of reported content; a rating is on its organisation's page, below much else. */
export const thingPath = (reported: ReportKind, { kind, id }: ReportedContent['opens']): string =>
  reported === 'rating'
    ? paths.ratings(id)
    : { post: paths.post, job: paths.job, user: (userId: string) => paths.user(userId) }[kind](id)
