import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { buildVolunteer, type Person } from '../../people.ts'
import { buildPost } from '../../posts.ts'
import { upload } from '../setup/form.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const postsAt = '/api/posts/posts'
const beans = 'Three children water a row of beans.'

let lucia: Person
let mateo: Person
let imgName: string
beforeAll(async () => {
  lucia = await buildVolunteer()
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  const canvas = sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
  imgName = (await upload(testApp, lucia, await canvas.jpeg().toBuffer(), 'post')).body.imgName
})

it('A described image says to readers what it shows, also after an edit of the text', async () => {
  const media = [{ imgName, alt: `  ${beans}\n` }]
  const { status, body } = await testApp.as(lucia).post(postsAt, { text: 'Up!', media })
  expect(status).toBe(201)
  const read = () => testApp.as(mateo).get(`${postsAt}/${body.id}`)
  expect((await read()).body.media).toEqual([expect.objectContaining({ imgName, alt: beans })])
  await testApp.as(lucia).put(`${postsAt}/${body.id}`, { text: 'Up and up!', media: body.media })
  expect((await read()).body).toMatchObject({ text: 'Up and up!', media: [{ imgName, alt: beans }] })
})

it('A plain name is an image without a description, and posts of before have none', async () => {
  const { body } = await testApp.as(lucia).post(postsAt, { text: 'Up!', media: [imgName] })
  expect(body.media).toEqual([expect.objectContaining({ imgName, alt: '' })])
  const stored = { imgName, kind: 'image' as const, width: 8, height: 8, poster: null }
  const old = await buildPost(lucia, { media: [stored] })
  expect((await testApp.as(mateo).get(`${postsAt}/${old.id}`)).body.media).toEqual([{ ...stored, alt: '' }])
})

it('A description has a limit, and moderators read it with the text', async () => {
  const tooLong = [{ imgName, alt: 'a'.repeat(501) }]
  const refused = await testApp.as(lucia).post(postsAt, { text: 'Up!', media: tooLong })
  expect([refused.status, refused.body.fields]).toEqual([400, { 'media.0.alt': 'too-long' }])
  const media = [{ imgName, alt: beans }]
  const { id } = (await testApp.as(lucia).post(postsAt, { text: 'Up!', media })).body
  await testApp.as(mateo).post('/api/moderation/report', { kind: 'post', id, reason: 'spam' })
  const clara = await buildVolunteer({ moderator: true })
  const { data } = (await testApp.as(clara).get('/api/moderation/queue')).body
  expect(data[0].subjects[0].content.text).toBe(`Up!\n\n${beans}`)
})
