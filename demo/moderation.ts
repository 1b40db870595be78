import { hour } from '#lib/durations.ts'
import type { ModerationSeed } from '#server/modules/moderation/index.ts'
import type { PostSeed } from '#server/modules/posts/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Town } from './actions.ts'
import { demoReports, demoSuspension, demoVerificationDocuments } from './content/moderation.ts'
import { known } from './people.ts'

const day = 24 * hour

/** Verification documents: an organisation's key -> imgName. */
export const createVerificationDocuments = (): Map<string, string> =>
  new Map(demoVerificationDocuments.map(({ of }) => [of, `${newId()}.jpg`]))

type Subject = { subjectId: string; ownerId: string }

/** The open reports of the town, and a suspended volunteer with an appeal. */
export function createModeration(town: Town, posts: ReadonlyMap<string, PostSeed>): ModerationSeed {
  const { people, calendar } = town
  const ago = (milliseconds: number) => new Date(calendar.now.getTime() - milliseconds)
  const reports = demoReports.map(({ what, by, ago: hours, reason, text }) => ({
    id: newId(ago(hours * hour)),
    reporterId: known(people.volunteers, by).id,
    kind: what.kind,
    ...getSubject(what, town, posts),
    ...{ reason, text },
    createdAt: ago(hours * hour),
  }))
  const { user, by, daysAgo, reason, appeal, appealedDaysAgo } = demoSuspension
  const ownerId = known(people.volunteers, user).id
  const suspension = {
    id: newId(ago(daysAgo * day)),
    moderatorId: known(people.volunteers, by).id,
    ...{ action: 'suspend' as const, kind: 'user' as const, subjectId: ownerId, ownerId, reason },
    createdAt: ago(daysAgo * day),
  }
  return {
    reports,
    decisions: [suspension],
    verifications: demoVerificationDocuments.map(({ of, daysAgo: days }) => ({
      organisationId: known(people.organisations, of).id,
      document: known(town.verificationDocuments, of),
      askedAt: ago(days * day),
    })),
    appeals: [{ decisionId: suspension.id, ownerId, text: appeal, createdAt: ago(appealedDaysAgo * day) }],
  }
}

function getSubject(
  what: (typeof demoReports)[number]['what'],
  { people, offers }: Town,
  posts: ReadonlyMap<string, PostSeed>,
): Subject {
  if (what.kind === 'user') {
    const { id } = known(people.volunteers, what.user)
    return { subjectId: id, ownerId: id }
  }
  if (what.kind === 'job') {
    const { id, ownerId } = known(offers, what.offer)
    return { subjectId: id, ownerId }
  }
  const comment = known(posts, what.post).comments[what.place]
  if (!comment) throw new Error(`the demo town has no comment ${what.place} under ${what.post}`)
  return { subjectId: comment.id, ownerId: comment.authorId }
}
