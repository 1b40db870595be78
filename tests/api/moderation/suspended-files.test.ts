import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildJob } from '../../jobs.ts'
import { buildReport } from '../../moderation.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { upload } from '../setup/form.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ MEDIA_PUBLIC_URL: 'https://media.example.org' })
let clara: Person
let lucia: Person
let huerto: Person

beforeEach(async () => {
  clara = await buildVolunteer({ name: 'Clara Soler', moderator: true })
  lucia = await buildVolunteer()
  huerto = await buildOrganisation()
})

const put = async (owner: Person, kind: string): Promise<string> => {
  const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#3a7' } })
  return (await upload(testApp, owner, await image.png().toBuffer(), kind)).body.imgName
}
const open = async (name: string) => (await testApp.guest.get(`/api/media/${name}?direct=1`)).status
const openAll = (names: readonly string[]) => Promise.all(names.map(open))
const decide = async (kind: string, id: string, action: string, by = clara): Promise<string> => {
  const body = { kind, id, action, reason: 'fraud', text: '' }
  const { status, body: decided } = await testApp.as(by).post('/api/moderation/decide', body)
  expect(status).toBe(201)
  return decided.decision_id
}
const show = (person: Person, avatar: string, background: string) =>
  testApp.platform.database.pool.query('update accounts set avatar = $1, background = $2 where id = $3', [
    avatar,
    background,
    person.id,
  ])
const publish = async (by: Person, imgName: string): Promise<string> => {
  const body = { text: 'Look', media: [{ imgName }] }
  return (await testApp.as(by).post('/api/posts/posts', body)).body.id
}

describe('the files of a suspended account', () => {
  test('Nobody opens what it showed by its address until the suspension is lifted', async () => {
    const [avatar, banner] = [await put(huerto, 'avatar'), await put(huerto, 'background')]
    await show(huerto, avatar, banner)
    const [cover, picture] = [await put(huerto, 'job'), await put(huerto, 'post')]
    await buildJob(huerto, { background: cover, images: [] })
    await publish(huerto, picture)
    const others = await put(lucia, 'avatar')
    const names = [avatar, banner, cover, picture, others]
    expect(await openAll(names)).toEqual([200, 200, 200, 200, 200])
    await decide('user', huerto.id, 'suspend')
    expect(await openAll(names)).toEqual([404, 404, 404, 404, 200])
    const refused = await testApp.guest.get(`/api/media/${avatar}?w=64`)
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    await decide('user', huerto.id, 'restore')
    expect(await openAll(names)).toEqual([200, 200, 200, 200, 200])
    expect((await testApp.guest.get(`/api/media/${avatar}?w=64`)).status).toBe(302)
  })

  test('Images of a post that was removed stay closed after the suspension, and close again when restored during it', async () => {
    const [removed, restored] = [await put(huerto, 'post'), await put(huerto, 'post')]
    const [first, second] = [await publish(huerto, removed), await publish(huerto, restored)]
    await decide('post', second, 'remove')
    await decide('user', huerto.id, 'suspend')
    await decide('post', first, 'remove')
    await decide('post', second, 'restore')
    expect(await openAll([removed, restored])).toEqual([404, 404])
    await decide('user', huerto.id, 'restore')
    expect(await openAll([removed, restored])).toEqual([404, 200])
  })

  test('Moderators see what they decided about, in the queue and in an appeal', async () => {
    const [avatar, banner] = [await put(huerto, 'avatar'), await put(huerto, 'background')]
    await show(huerto, avatar, banner)
    const [cover, picture] = [await put(huerto, 'job'), await put(huerto, 'post')]
    const job = await buildJob(huerto, { background: cover, images: [] })
    const post = await publish(huerto, picture)
    await buildReport(lucia, huerto)
    await buildReport(lucia, huerto, { kind: 'job', subjectId: job.id })
    await buildReport(lucia, huerto, { kind: 'post', subjectId: post })
    const decision = await decide('post', post, 'suspend')
    const { body } = await testApp.as(clara).get('/api/moderation/queue?status=decided&limit=50')
    const { subjects } = body.data.find(({ id }: { id: string }) => id === huerto.id)
    const pictures = (kind: string): string[] =>
      subjects.find((subject: { kind: string }) => subject.kind === kind).content.pictures
    expect(pictures('user').map((address) => address.replace(/\?.*/, ''))).toEqual(
      [avatar, banner].map((name) => `/api/media/${name}`),
    )
    // Their pages show nothing to anyone, so that no link leads there.
    expect(subjects.map((subject: { content: { opens: unknown } }) => subject.content.opens)).toEqual([
      null,
      null,
      null,
    ])
    for (const address of ['user', 'job', 'post'].flatMap(pictures)) {
      const sent = await testApp.guest.get(address)
      expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    }
    await testApp.platform.database.pool.query(
      `insert into appeals (decision_id, owner_id, text, created_at) values ($1, $2, 'It is ours', now())`,
      [decision, huerto.id],
    )
    const appeals = (await testApp.as(clara).get('/api/moderation/appeals?status=open&limit=50')).body.data
    const { content } = appeals.find(({ id }: { id: string }) => id === decision)
    expect([(await testApp.guest.get(content.pictures[0])).status, content.opens]).toEqual([200, null])
    await decide('user', huerto.id, 'restore')
    const lifted = (await testApp.as(clara).get('/api/moderation/appeals?status=decided&limit=50')).body.data
    expect(lifted.find(({ id }: { id: string }) => id === decision).content.opens).toEqual({
      kind: 'post',
      id: post,
    })
  })

  test('Who got a file in a conversation still has it, and the images of enterprises stay', async () => {
    const image = await put(clara, 'store')
    const file = await put(huerto, 'chat')
    const message = { userId: lucia.id, message: 'The plan', media: [file] }
    const { body } = await testApp.as(huerto).post('/api/chat/save', message)
    await decide('user', huerto.id, 'suspend')
    const at = `/api/chat/messages/${body.conversation_id}`
    const [sent] = (await testApp.as(lucia).get(at)).body.data
    expect((await testApp.guest.get(sent.media[0])).status).toBe(200)
    expect((await testApp.guest.get(`/api/media/${file}`)).status).toBe(403)
    await testApp.platform.database.pool.query('update accounts set moderator = false where id = $1', [
      clara.id,
    ])
    const ines = await buildVolunteer({ moderator: true })
    await decide('user', clara.id, 'suspend', ines)
    expect(await open(image)).toBe(200)
  })
})
