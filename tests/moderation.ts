import { appealToken } from '#server/modules/account/index.ts'
import { media } from '#server/modules/media/tables.ts'
import { appeals, decisions, reports } from '#server/modules/moderation/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { platform } from '#server/platform/index.ts'
import type { Person } from './people.ts'
import { buildPost, type Post } from './posts.ts'

type ReportRow = typeof reports.$inferInsert
type Decision = typeof decisions.$inferSelect

/** A report about something that this person published. */
export async function buildReport(
  reporter: Person,
  owner: Person,
  overrides: Partial<ReportRow> = {},
): Promise<void> {
  await platform()
    .database.db.insert(reports)
    .values({
      id: newId(),
      reporterId: reporter.id,
      ownerId: owner.id,
      kind: 'user',
      subjectId: owner.id,
      reason: 'spam',
      ...overrides,
    })
}

/** A post of this person's that someone reported. */
export async function buildReportedPost(author: Person, reporter: Person): Promise<Post> {
  const post = await buildPost(author)
  await buildReport(reporter, author, { kind: 'post', subjectId: post.id })
  return post
}

/** A warning that an account received, with what lets them appeal against it. */
export async function warned(
  person: Person,
  overrides: Partial<Decision> = {},
): Promise<Decision & { token: string }> {
  const [saved] = await platform()
    .database.db.insert(decisions)
    .values({
      id: newId(),
      moderatorId: newId(),
      action: 'warn',
      kind: 'user',
      subjectId: person.id,
      ownerId: person.id,
      reason: 'spam',
      ...overrides,
    })
    .returning()
  if (!saved) throw new Error('the decision was not saved')
  return { ...saved, token: appealToken(saved.id) }
}

/** Uploads a document as an organisation; returns its imgName. */
export async function buildVerificationDocument(owner: Person): Promise<string> {
  const id = newId()
  const imgName = `${id}.pdf`
  await platform()
    .database.db.insert(media)
    .values({ id, imgName, ownerId: owner.id, kind: 'document', mime: 'application/pdf', bytes: 1_000 })
  return imgName
}

/** A warning that was appealed against. */
export async function appealed(person: Person, overrides: Partial<Decision> = {}): Promise<Decision> {
  const decision = await warned(person, overrides)
  await platform()
    .database.db.insert(appeals)
    .values({ decisionId: decision.id, ownerId: person.id, text: 'It was a joke' })
  return decision
}
