import { beforeAll, expect, inject, it } from 'vitest'
import { answersFor, buildApplication, buildJob } from '../../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../../people.ts'
import { buildPost } from '../../../posts.ts'
import { connect } from '../../setup/chat.ts'
import { recordAllStatements, type Statement } from '../../setup/plans.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()
let lucia: Person
let mateo: Person
let organisation: Person
beforeAll(async () => {
  lucia = await buildVolunteer()
  mateo = await buildVolunteer()
  organisation = await buildOrganisation()
  await connect(testApp, lucia, mateo)
})

const isRead = ({ text }: Statement) => /^\s*\(?select\b.*\bfrom "/is.test(text)
const getTable = ({ text }: Statement) => /\bfrom "(\w+)"/.exec(text)?.[1] ?? text

/** Returns the tables of reads that were repeated with the same values, in whatever order. */
function getRepeated(statements: Statement[]): string[] {
  const reads = statements.filter(isRead)
  const getKey = ({ text, values }: Statement) => JSON.stringify([text, values.map(String).sort()])
  const groups = Map.groupBy(reads, getKey).values()
  return [...groups].flatMap(([first, second]) => (first && second ? [getTable(first)] : []))
}

/** Returns the statements of a request that succeeded. */
async function getStatements(act: () => Promise<{ status: number }>): Promise<Statement[]> {
  let status = 0
  const statements = await recordAllStatements(async () => {
    status = (await act()).status
  })
  expect([200, 201]).toContain(status)
  expect(statements.some(isRead)).toBe(true)
  return statements
}

it('Applying repeats no read', async () => {
  const job = await buildJob(organisation)
  const input = { job_id: job.id, answers: answersFor(job) }
  const statements = await getStatements(() => testApp.as(lucia).post('/api/jobs/job/apply', input))
  expect(getRepeated(statements)).toEqual([])
  expect(statements.filter(({ text }) => /from "blocks" (block )?where \(/.test(text))).toHaveLength(1)
})

it('Accepting an application asks once whether the two block each other', async () => {
  const { id } = await buildApplication(await buildJob(organisation), lucia)
  const statements = await getStatements(() =>
    testApp.as(organisation).put(`/api/jobs/job/application/${id}`, { status: 'accepted' }),
  )
  expect(getRepeated(statements)).not.toContain('blocks')
  expect(getRepeated(statements)).not.toContain('notification_preferences')
})

it('A like repeats no read', async () => {
  const { id } = await buildPost(mateo)
  expect(
    getRepeated(await getStatements(() => testApp.as(lucia).post(`/api/posts/posts/${id}/like`))),
  ).toEqual([])
})

it('A message repeats no read, and one into a known conversation reads that once', async () => {
  const send = (to: object) => testApp.as(lucia).post('/api/chat/save', { ...to, message: 'Hello' })
  const { conversation_id } = (await send({ userId: mateo.id })).body
  expect(getRepeated(await getStatements(() => send({ userId: mateo.id })))).toEqual([])
  const statements = await getStatements(() => send({ conversation_id }))
  expect(getRepeated(statements)).toEqual([])
  expect(statements.filter(({ text }) => text.includes('from "conversations" where'))).toHaveLength(1)
})

it('A message is saved in one statement with its place in the conversation, and counts no badges', async () => {
  await testApp.as(lucia).post('/api/chat/save', { userId: mateo.id, message: 'Hello' })
  const statements = await recordAllStatements(() =>
    testApp.as(lucia).post('/api/chat/save', { userId: mateo.id, message: 'Again' }),
  )
  const touching = (words: RegExp) => statements.filter(({ text }) => words.test(text))
  expect(touching(/insert into "(messages|conversation_reads)"|update "conversations"/)).toHaveLength(1)
  expect(touching(/notifications|count\((?!\*\) from (locked|"given"|"part_\d"))/)).toEqual([])
})

it.skipIf(inject('poolerUrl'))(
  'Applying, counting unread messages and listing conversations build no statement again: PostgreSQL knows each by its name',
  async () => {
    const job = await buildJob(organisation)
    const input = { job_id: job.id, answers: answersFor(job) }
    // The first call of a person starts their session.
    await testApp.as(mateo).get('/api/chat/allchat')
    const statements = [
      ...(await getStatements(() => testApp.as(mateo).post('/api/jobs/job/apply', input))),
      ...(await recordAllStatements(() => testApp.as(mateo).post('/api/chat/count', {}))),
      ...(await recordAllStatements(() => testApp.as(mateo).get('/api/chat/allchat'))),
    ]
    const own = statements.filter(
      ({ text }) => !/^(begin|commit)$|"graphile_worker"|_private_/.test(text.trim()),
    )
    expect(own.length).toBeGreaterThan(4)
    expect(own.filter(({ name }) => !name).map(({ text }) => text)).toEqual([])
  },
)

it('An offer is read in one statement with its organisation, and for a volunteer with what decides whether they may apply', async () => {
  const { id } = await buildJob(organisation)
  const read = (as: typeof testApp.guest) => recordAllStatements(() => as.get(`/api/jobs/job/${id}`))
  await testApp.as(lucia).get('/api/chat/allchat')
  expect(await read(testApp.guest)).toHaveLength(1)
  expect(await read(testApp.as(lucia))).toHaveLength(1)
})

it('An account is read without the documents by which the search finds it', async () => {
  const statements = await getStatements(() => testApp.as(lucia).get('/api/account/user-by-token'))
  expect(statements.filter(({ text }) => /"(search|named|name_keys)"/.test(text))).toEqual([])
})

it('A post and the notifications are read with the cards of those whom they name', async () => {
  const { id } = await buildPost(mateo)
  await testApp.as(lucia).post(`/api/posts/posts/${id}/like`)
  const cards = async (path: string) => {
    const statements = await recordAllStatements(() => testApp.as(mateo).get(path))
    return statements.filter(({ name }) => name === 'account_cards')
  }
  expect(await cards(`/api/posts/posts/${id}`)).toEqual([])
  expect(await cards('/api/posts/posts')).toEqual([])
  expect(await cards('/api/notifications/notify')).toEqual([])
})

it('A post is read in one statement with its people, and a page of the feed in two', async () => {
  const { id } = await buildPost(mateo)
  const read = (path: string) => recordAllStatements(() => testApp.as(lucia).get(path))
  expect(await read(`/api/posts/posts/${id}`)).toHaveLength(1)
  expect(await read('/api/posts/posts?limit=1')).toHaveLength(2)
})

it('The offers of an organisation are listed in four statements: blocks, a page with their number, offers, the reader’s facts', async () => {
  for (let number = 0; number < 3; number += 1) await buildJob(organisation)
  const path = `/api/jobs/jobs?owner=${organisation.id}&status=published&limit=2`
  let total = 0
  const statements = await recordAllStatements(async () => {
    total = (await testApp.as(lucia).get(path)).body.meta.total
  })
  expect(total).toBeGreaterThanOrEqual(3)
  expect(statements).toHaveLength(4)
})

it('A page of messages is read in one statement, which also says whether the two block each other, what both show and how far they have read', async () => {
  const sent = await testApp.as(lucia).post('/api/chat/save', { userId: mateo.id, message: 'Hello' })
  const path = `/api/chat/messages/${sent.body.conversation_id}`
  expect(await recordAllStatements(() => testApp.as(lucia).get(path))).toHaveLength(1)
})
