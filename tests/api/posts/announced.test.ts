import { beforeEach, describe, expect, it } from 'vitest'
import { connectPair } from '#server/modules/friends/queries/friendships.ts'
import { volunteerings } from '#server/modules/jobs/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { publishNow } from '#server/platform/live/index.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { type LiveStream, listenTo } from '../setup/listen.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

const testApp = openTestApp()
const listenAs = listenTo(testApp)
let author: Person
let friend: Person

const connect = (one: Person, other: Person) =>
  connectPair(testApp.platform.database.db, one.id, other.id, new Date())
const publish = async (person: Person, text = 'The beans are up'): Promise<string> =>
  (await testApp.as(person).post('/api/posts/posts', { text })).body.id

/** The posts that were announced to this person up to now; every earlier event has arrived, because the stream is ordered. */
async function announcedTo(stream: LiveStream, person: Person): Promise<unknown[]> {
  const data = { conversation_id: newId(), from: newId() }
  await publishNow(testApp.platform.database.db, [person.id], 'typing', data)
  await until(() => stream.events.some(({ event, data: last }) => event === 'typing' && isSame(last, data)))
  return stream.events.filter(({ event }) => event === 'newPost').map((event) => event.data)
}
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

beforeEach(async () => {
  author = await buildVolunteer({ name: 'Lucía Ferrer' })
  friend = await buildVolunteer({ name: 'Mateo Ruiz' })
  await connect(author, friend)
})

describe('a new post', () => {
  it('A new post is announced to the author’s connections and to no one else', async () => {
    const stranger = await buildVolunteer({ name: 'Inés Prado' })
    const streams = [await listenAs(friend), await listenAs(stranger), await listenAs(author)] as const
    const id = await publish(author)
    await testApp.work()
    expect(await announcedTo(streams[0], friend)).toEqual([{ id }])
    expect(await announcedTo(streams[1], stranger)).toEqual([])
    expect(await announcedTo(streams[2], author)).toEqual([])
  })

  it('A new post is not announced to a connection that mutes its author', async () => {
    const reader = await buildVolunteer({ name: 'Nora Vidal' })
    await connect(author, reader)
    await testApp.as(friend).post(`/api/moderation/mute/${author.id}`)
    const [muting, reading] = [await listenAs(friend), await listenAs(reader)]
    const id = await publish(author)
    await testApp.work()
    expect(await announcedTo(muting, friend)).toEqual([])
    expect(await announcedTo(reading, reader)).toEqual([{ id }])
  })

  it('An organisation’s post is announced to its current volunteers', async () => {
    const organisation = await buildOrganisation()
    const former = await buildVolunteer({ name: 'Inés Prado' })
    const served = { organisationId: organisation.id, jobId: newId() }
    await testApp.platform.database.db.insert(volunteerings).values([
      { ...served, volunteerId: friend.id },
      { ...served, volunteerId: former.id, endedAt: new Date() },
    ])
    const [current, past] = [await listenAs(friend), await listenAs(former)]
    const id = await publish(organisation)
    await testApp.work()
    expect(await announcedTo(current, friend)).toEqual([{ id }])
    expect(await announcedTo(past, former)).toEqual([])
  })

  it('A volunteer who blocked the organisation hears nothing of its posts', async () => {
    const organisation = await buildOrganisation()
    const volunteering = { organisationId: organisation.id, volunteerId: friend.id, jobId: newId() }
    await testApp.platform.database.db.insert(volunteerings).values(volunteering)
    await testApp.as(friend).post(`/api/moderation/block/${organisation.id}`)
    const stream = await listenAs(friend)
    await publish(organisation)
    await testApp.work()
    expect(await announcedTo(stream, friend)).toEqual([])
  })

  it('A post that was deleted or hidden meanwhile is not announced', async () => {
    const stream = await listenAs(friend)
    const [deleted, hidden] = [await publish(author), await publish(author, 'Buy my pills')]
    await testApp.as(author).delete(`/api/posts/posts/${deleted}`)
    await testApp.platform.database.pool.query('update posts set hidden_at = now() where id = $1', [hidden])
    await testApp.work()
    expect(await announcedTo(stream, friend)).toEqual([])
  })

  it('A post of five hundred connections is announced to each of them once', async () => {
    const stream = await listenAs(friend)
    await testApp.platform.database.pool.query(
      `insert into friendships (first_id, second_id, asked_by, state, connected_at)
        select least(id, $1), greatest(id, $1), $1, 'connected', now()
        from (select gen_random_uuid() as id from generate_series(1, 500)) others`,
      [author.id],
    )
    const id = await publish(author)
    await testApp.work()
    expect(await announcedTo(stream, friend)).toEqual([{ id }])
  })
})
