import { describe, expect, it } from 'vitest'
import { buildJob, typedJob } from '../jobs.ts'
import { buildOrganisation, buildVolunteer } from '../people.ts'
import { buildPost } from '../posts.ts'
import { openTestApp } from './setup/testApp.ts'

const testApp = openTestApp()

describe('an offer that two people change', () => {
  async function anOffer() {
    const owner = await buildOrganisation()
    const office = testApp.as(owner)
    const { id } = await buildJob(owner)
    const path = `/api/jobs/jobs/${id}`
    const read = async () => (await office.get(`/api/jobs/job/${id}`)).body
    return { office, path, read, typed: await typedJob(owner) }
  }

  it('is changed by the first; the second is 409, and what stands can be read', async () => {
    const { office, path, read, typed } = await anOffer()
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

  it('is changed by one of two at the same moment', async () => {
    const { office, path, read, typed } = await anOffer()
    const { updatedAt } = await read()
    const writers = ['Plant beans', 'Plant peas', 'Plant leeks', 'Plant kale']
    const answers = await Promise.all(
      writers.map((title) => office.put(path, { ...typed, title, updatedAt })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const winner = answers.find(({ status }) => status === 200)
    expect((await read()).title).toBe(winner?.body.title)
  })

  it('knows that it was closed meanwhile: an old form does not open it again', async () => {
    const { office, path, read, typed } = await anOffer()
    const { updatedAt } = await read()
    expect((await office.post(`${path}/close`, {})).status).toBe(200)
    const late = await office.put(path, { ...typed, updatedAt })
    expect([late.status, late.body.error]).toEqual([409, 'Edited meanwhile'])
    expect((await read()).status).toBe('closed')
  })

  it('gives a repeat by the same key the same answer, whatever was changed since', async () => {
    const { office, path, read, typed } = await anOffer()
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

  it('is replaced as it stands by whoever does not say what they read', async () => {
    const { office, path, typed } = await anOffer()
    const titles = ['Plant beans', 'Plant peas']
    for (const title of titles) {
      expect((await office.put(path, { ...typed, title })).body.title).toBe(title)
    }
  })

  it('has another version after each change, also at the same moment', async () => {
    const { office, path, read, typed } = await anOffer()
    const seen = [(await read()).updatedAt]
    for (let round = 0; round < 5; round += 1) {
      seen.push((await office.put(path, { ...typed, updatedAt: seen.at(-1) })).body.updatedAt)
    }
    expect(new Set(seen).size).toBe(6)
    expect([...seen].sort()).toEqual(seen)
  })

  it.each(['yesterday', '', 'x'.repeat(100)])('takes "%s" for no version that it had', async (updatedAt) => {
    const { office, path, typed } = await anOffer()
    const { status } = await office.put(path, { ...typed, updatedAt })
    expect(status).toBe(updatedAt === '' ? 200 : updatedAt.length > 40 ? 400 : 409)
  })
})

describe('a post that two tabs change', () => {
  async function aPost() {
    const author = await buildVolunteer()
    const tab = testApp.as(author)
    const { id } = await buildPost(author, { text: 'Rain' })
    const path = `/api/posts/posts/${id}`
    return { tab, path, read: async () => (await tab.get(path)).body }
  }

  it('is changed by the first; the second is 409, and what stands can be read', async () => {
    const { tab, path, read } = await aPost()
    const { updatedAt } = await read()
    const first = await tab.put(path, { text: 'Rain at last', updatedAt })
    expect(first.status).toBe(200)
    const second = await tab.put(path, { text: 'Sun again', updatedAt })
    expect([second.status, second.body.error]).toEqual([409, 'Edited meanwhile'])
    expect(await read()).toMatchObject({ text: 'Rain at last', updatedAt: first.body.updatedAt })
    expect((await tab.put(path, { text: 'Sun again', updatedAt: first.body.updatedAt })).status).toBe(200)
  })

  it('is changed by one of two at the same moment, and by a like by nobody', async () => {
    const { tab, path, read } = await aPost()
    const { updatedAt } = await read()
    await testApp.as(await buildVolunteer()).post(`${path}/like`)
    const answers = await Promise.all(['Sun', 'Wind'].map((text) => tab.put(path, { text, updatedAt })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read()).text).toBe(answers.find(({ status }) => status === 200)?.body.text)
  })

  it('gives a repeat by the same key the same answer', async () => {
    const { tab, path, read } = await aPost()
    const body = { text: 'Rain at last', updatedAt: (await read()).updatedAt }
    const keyed = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
    const first = await tab.put(path, body, keyed)
    const repeat = await tab.put(path, body, keyed)
    expect([first.status, repeat.status]).toEqual([200, 200])
    expect(repeat.body).toEqual(first.body)
  })

  it('is replaced as it stands by whoever does not say what they read', async () => {
    const { tab, path } = await aPost()
    for (const text of ['Sun', 'Wind']) expect((await tab.put(path, { text })).body.text).toBe(text)
  })
})
