import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { buildPost } from '../../posts.ts'
import { callMeanwhile } from '../setup/callMeanwhile.ts'
import { upload } from '../setup/form.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let clara: Person
let huerto: Person

beforeEach(async () => {
  clara = await buildVolunteer({ name: 'Clara Soler', moderator: true })
  huerto = await buildOrganisation()
  // Signed in before, since nobody signs in to an account whose suspension is under way.
  await testApp.as(huerto).get('/api/account/user-by-token')
})

const decide = async (action: string) => {
  const body = { kind: 'user', id: huerto.id, action, reason: 'fraud' }
  expect((await testApp.as(clara).post('/api/moderation/decide', body)).status).toBe(201)
}
const suspend = () => decide('suspend')

const callBeforeCommit = <Out>(call: () => Promise<Out>): Promise<Out> =>
  callMeanwhile(testApp.platform.database.pool, suspend, call)

describe('what ends in the moment of a suspension', () => {
  test('Nobody opens a file that its owner uploads then, until the suspension is lifted', async () => {
    const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#3a7' } })
    const png = await image.png().toBuffer()
    const { status, body } = await callBeforeCommit(() => upload(testApp, huerto, png, 'post'))
    expect(status).toBe(201)
    const open = async () => (await testApp.guest.get(`/api/media/${body.imgName}`)).status
    expect(await open()).toBe(404)
    await decide('restore')
    expect(await open()).toBe(200)
  })

  test('A comment is not written then, and does not count', async () => {
    const lucia = await buildVolunteer()
    const post = await buildPost(lucia)
    const { status } = await callBeforeCommit(() =>
      testApp.as(huerto).post(`/api/posts/posts/${post.id}/comments`, { text: 'Buy here' }),
    )
    expect(status).toBe(401)
    expect((await testApp.as(lucia).get(`/api/posts/posts/${post.id}`)).body.comments).toBe(0)
  })

  test('An offer is not published then', async () => {
    const offer = await typedJob(huerto)
    const { status } = await callBeforeCommit(() => testApp.as(huerto).post('/api/jobs/jobs', offer))
    expect(status).toBe(401)
  })
})
