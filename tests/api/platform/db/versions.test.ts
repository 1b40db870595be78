import { describe, expect, it } from 'vitest'
import { buildJob, typedJob } from '../../../jobs.ts'
import { buildOrganisation, buildVolunteer } from '../../../people.ts'
import { buildPost } from '../../../posts.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()

describe('simultaneous changes of an offer', () => {
  async function createOffer() {
    const owner = await buildOrganisation()
    const office = testApp.as(owner)
    const { id } = await buildJob(owner)
    const path = `/api/jobs/jobs/${id}`
    const read = async () => (await office.get(`/api/jobs/job/${id}`)).body
    return { office, path, read, typed: await typedJob(owner) }
  }

  it('The second change of one version of an offer gets 409, and the saved version can be read', async () => {
    const { office, path, read, typed } = await createOffer()
    const { updatedAt } = await read()
    const first = await office.put(path, { ...typed, title: 'Plant beans', updatedAt })
    expect([first.status, first.body.title]).toEqual([200, 'Plant beans'])
    expect(first.body.updatedAt > updatedAt).toBe(true)
    const second = await office.put(path, { ...typed, title: 'Plant peas', updatedAt })
    expect([second.status, second.body.error]).toEqual([409, 'Edited meanwhile'])
    expect(await read()).toMatchObject({ title: 'Plant beans', updatedAt: first.body.updatedAt })
    const again = await office.put(path, { ...typed, title: 'Plant peas', updatedAt: first.body.updatedAt })
    expect([again.status, again.body.title]).toEqual([200, 'Plant peas'])
  })

  it('One of several simultaneous changes of an offer succeeds', async () => {
    const { office, path, read, typed } = await createOffer()
    const { updatedAt } = await read()
    const writers = ['Plant beans', 'Plant peas', 'Plant leeks', 'Plant kale']
    const answers = await Promise.all(
      writers.map((title) => office.put(path, { ...typed, title, updatedAt })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const winner = answers.find(({ status }) => status === 200)
    expect((await read()).title).toBe(winner?.body.title)
  })

  it('A change based on an open offer cannot reopen it after it was closed', async () => {
    const { office, path, read, typed } = await createOffer()
    const { updatedAt } = await read()
    expect((await office.post(`${path}/close`, {})).status).toBe(200)
    const late = await office.put(path, { ...typed, updatedAt })
    expect([late.status, late.body.error]).toEqual([409, 'Edited meanwhile'])
    expect((await read()).status).toBe('closed')
  })

  it('A repeated change of an offer with its key returns the first response, even after another change', async () => {
    const { office, path, read, typed } = await createOffer()
    const { updatedAt } = await read()
    const body = { ...typed, title: 'Plant beans', updatedAt }
    const keyed = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
    const first = await office.put(path, body, keyed)
    const other = await office.put(path, { ...typed, title: 'Plant peas', updatedAt: first.body.updatedAt })
    const repeat = await office.put(path, body, keyed)
    expect([first.status, other.status, repeat.status]).toEqual([200, 200, 200])
    expect(repeat.body).toEqual(first.body)
    expect((await read()).title).toBe('Plant peas')
    expect((await office.put(path, body)).status).toBe(409)
  })

  it('A change of an offer without a version is always saved', async () => {
    const { office, path, typed } = await createOffer()
    const titles = ['Plant beans', 'Plant peas']
    for (const title of titles) {
      expect((await office.put(path, { ...typed, title })).body.title).toBe(title)
    }
  })

  it('Each change of an offer gives it a later version, also within a millisecond', async () => {
    const { office, path, read, typed } = await createOffer()
    const seen = [(await read()).updatedAt]
    for (let round = 0; round < 5; round += 1) {
      seen.push((await office.put(path, { ...typed, updatedAt: seen.at(-1) })).body.updatedAt)
    }
    expect(new Set(seen).size).toBe(6)
    expect([...seen].sort()).toEqual(seen)
  })

  it.each(['yesterday', '', 'x'.repeat(100)])(
    'The invalid version "%s" changes no offer, and an empty one is ignored',
    async (updatedAt) => {
      const { office, path, typed } = await createOffer()
      const { status } = await office.put(path, { ...typed, updatedAt })
      expect(status).toBe(updatedAt === '' ? 200 : updatedAt.length > 40 ? 400 : 409)
    },
  )
})

describe('simultaneous changes of a post', () => {
  async function createPost() {
    const author = await buildVolunteer()
    const tab = testApp.as(author)
    const { id } = await buildPost(author, { text: 'Rain' })
    const path = `/api/posts/posts/${id}`
    return { tab, path, read: async () => (await tab.get(path)).body }
  }

  it('The second change of one version of a post gets 409, and the saved version can be read', async () => {
    const { tab, path, read } = await createPost()
    const { updatedAt } = await read()
    const first = await tab.put(path, { text: 'Rain at last', updatedAt })
    expect(first.status).toBe(200)
    const second = await tab.put(path, { text: 'Sun again', updatedAt })
    expect([second.status, second.body.error]).toEqual([409, 'Edited meanwhile'])
    expect(await read()).toMatchObject({ text: 'Rain at last', updatedAt: first.body.updatedAt })
    expect((await tab.put(path, { text: 'Sun again', updatedAt: first.body.updatedAt })).status).toBe(200)
  })

  it('One of two simultaneous changes of a post succeeds, and a like is no change', async () => {
    const { tab, path, read } = await createPost()
    const { updatedAt } = await read()
    await testApp.as(await buildVolunteer()).post(`${path}/like`)
    const answers = await Promise.all(['Sun', 'Wind'].map((text) => tab.put(path, { text, updatedAt })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read()).text).toBe(answers.find(({ status }) => status === 200)?.body.text)
  })

  it('A repeated change of a post with its key returns the first response', async () => {
    const { tab, path, read } = await createPost()
    const body = { text: 'Rain at last', updatedAt: (await read()).updatedAt }
    const keyed = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
    const first = await tab.put(path, body, keyed)
    const repeat = await tab.put(path, body, keyed)
    expect([first.status, repeat.status]).toEqual([200, 200])
    expect(repeat.body).toEqual(first.body)
  })

  it('A change of a post without a version is always saved', async () => {
    const { tab, path } = await createPost()
    for (const text of ['Sun', 'Wind']) expect((await tab.put(path, { text })).body.text).toBe(text)
  })
})
