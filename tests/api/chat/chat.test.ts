import { beforeEach, describe, expect, it } from 'vitest'
import { postSystemMessage } from '#server/modules/chat/index.ts'
import { answersFor, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let lucia: Person
let huertoVivo: Person

beforeEach(async () => {
  lucia = await buildVolunteer()
  huertoVivo = await buildOrganisation()
})

const post = (from: Person, to: Person, text = 'Hola') =>
  testApp.platform.database.db.transaction((tx) =>
    postSystemMessage(tx, { fromId: from.id, toId: to.id, text, link: '/my-jobs/1/applicants' }),
  )
const query = async (text: string, values: unknown[]) =>
  (await testApp.platform.database.pool.query(text, values)).rows
const getConversations = (person: Person) =>
  query('select * from conversations where $1 in (first_id, second_id)', [person.id])
const messagesBy = (person: Person) =>
  query('select * from messages where from_id = $1 order by id', [person.id])

describe('a system message', () => {
  it('A system message starts a conversation that is no request, as its last message', async () => {
    const { conversationId, messageId } = await post(lucia, huertoVivo, 'He <b>solicitado</b> unirme')
    const [conversation] = await getConversations(lucia)
    expect(conversation).toMatchObject({
      id: conversationId,
      started_by: lucia.id,
      is_request: false,
      last_message_id: messageId,
    })
    expect(await messagesBy(lucia)).toEqual([
      expect.objectContaining({
        id: messageId,
        text: 'He <b>solicitado</b> unirme',
        link: '/my-jobs/1/applicants',
      }),
    ])
  })

  it('A system message joins the existing conversation and accepts its request', async () => {
    const { conversationId } = await post(huertoVivo, lucia)
    await query('update conversations set is_request = true where id = $1', [conversationId])
    expect((await post(lucia, huertoVivo)).conversationId).toBe(conversationId)
    expect(await getConversations(lucia)).toEqual([
      expect.objectContaining({ started_by: huertoVivo.id, is_request: false }),
    ])
  })

  it('Twenty system messages at once, from both sides, are twenty messages in one conversation', async () => {
    const both = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? post(lucia, huertoVivo, `${index}`) : post(huertoVivo, lucia, `${index}`),
    )
    const posted = await Promise.all(both)
    expect(new Set(posted.map(({ conversationId }) => conversationId)).size).toBe(1)
    const [conversation, ...more] = await getConversations(lucia)
    expect(more).toEqual([])
    const all = [...(await messagesBy(lucia)), ...(await messagesBy(huertoVivo))]
    expect(all.map(({ text }) => Number(text)).sort((one, other) => one - other)).toEqual([
      ...Array(20).keys(),
    ])
    expect(all.map(({ id }) => id)).toContain(conversation.last_message_id)
  })

  it('System messages to two accounts start two conversations', async () => {
    const other = await buildOrganisation()
    const [first, second] = [await post(lucia, huertoVivo), await post(lucia, other)]
    expect(first.conversationId).not.toBe(second.conversationId)
    expect(await getConversations(lucia)).toHaveLength(2)
  })

  it('A rolled-back transaction leaves no system message and no conversation', async () => {
    const rolledBack = testApp.platform.database.db.transaction(async (tx) => {
      await postSystemMessage(tx, { fromId: lucia.id, toId: huertoVivo.id, text: 'Hola', link: '' })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect([await getConversations(lucia), await messagesBy(lucia)]).toEqual([[], []])
  })
})

describe('an application', () => {
  const apply = async (job: Awaited<ReturnType<typeof buildJob>>) => {
    const body = { job_id: job.id, answers: answersFor(job) }
    return (await testApp.as(lucia).post('/api/jobs/job/apply', body)).status
  }

  it('An application sends the organisation one message with a link to the applicants', async () => {
    const hazelHeron = await buildOrganisation({ language: 'en' })
    const job = await buildJob(hazelHeron, { title: 'Count the herons' })
    expect([await apply(job), await apply(job)]).toEqual([201, 409])
    const [message, ...more] = await messagesBy(lucia)
    expect(more).toEqual([])
    expect(message.link).toBe(`/my-jobs/${job.id}/applicants`)
    expect(message.text).toContain('Count the herons')
  })

  it('An application whose message fails is not stored', async () => {
    const job = await buildJob(huertoVivo)
    await query(
      "alter table messages add constraint full_house check (text not like '%Plant%') not valid",
      [],
    )
    try {
      expect(await apply(job)).toBe(500)
    } finally {
      await query('alter table messages drop constraint full_house', [])
    }
    expect(await query('select 1 from applications where job_id = $1', [job.id])).toEqual([])
    expect(await query('select 1 from notifications where account_id = $1', [huertoVivo.id])).toEqual([])
    expect(await query('select 1 from mails where account_id = $1', [huertoVivo.id])).toEqual([])
    expect(await getConversations(lucia)).toEqual([])
    expect(await apply(job)).toBe(201)
  })
})
