import { beforeEach, describe, expect, it } from 'vitest'
import { alertAtOnce, alertByFrequency } from '#server/modules/jobs/saved/alertMatches.ts'
import { matchOffer } from '#server/modules/jobs/saved/matchOffer.ts'
import { addJob } from '#server/platform/work/index.ts'
import { buildJob, typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const hour = 3_600_000
const atOnce = { frequency: 'now', channels: ['site', 'email'] }
let lucia: Person
let huerto: Person

beforeEach(async () => {
  await testApp.platform.database.pool.query('delete from saved_searches')
  lucia = await buildVolunteer({ language: 'en', timeZone: 'Etc/UTC', age: 17 })
  huerto = await buildOrganisation({ name: 'Puente Norte' })
  testApp.mails.length = 0
})

async function save(search: object, how: object = atOnce): Promise<string> {
  const { status, body } = await testApp.as(lucia).post('/api/jobs/saved-searches', { search, ...how })
  expect(status).toBe(201)
  testApp.pass(1_000)
  return body.id
}
async function publish(more: object = {}) {
  const { status, body } = await testApp
    .as(huerto)
    .post('/api/jobs/jobs', await typedJob(huerto, { title: 'Dig a garden', ...more }))
  expect(status).toBe(201)
  return body
}
const edit = async ({ id }: { id: string }, more: object) =>
  testApp.as(huerto).put(`/api/jobs/jobs/${id}`, await typedJob(huerto, { title: 'Dig a garden', ...more }))
const mails = () => testApp.mails.filter(({ to }) => to === lucia.email)
const bell = async (): Promise<[string, string][]> =>
  (await testApp.as(lucia).get('/api/notifications/notify')).body.map(
    ({ detail, about }: { detail: string; about: string }) => [detail, about],
  )

describe('a search that tells at once', () => {
  it('A new offer that matches is told in the site and by mail, which says the search, opens the offer and stops', async () => {
    const search = await save({ query: 'garden', country: 'ES' })
    const job = await publish()
    await publish({ title: 'Cook soup' })
    await testApp.work()
    expect(await bell()).toEqual([['found', 'Dig a garden']])
    const [mail, ...more] = mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('A new offer for “garden” · Spain')
    expect(mail?.text).toContain('Dig a garden (Puente Norte)')
    expect(mail?.text).toContain(`/job/${job.id}`)
    expect(mail?.text).toContain('/jobs?query=garden&country=ES&sort=newest')
    expect(mail?.text).toContain(`/unsubscribe?token=search.${search}.`)
    expect(mail?.headers?.['List-Unsubscribe']).toContain(`token=search.${search}.`)
  })

  it('Each search tells of each offer once, however often it is edited, closed and reopened', async () => {
    await save({ query: 'garden' })
    const job = await publish()
    await testApp.work()
    await edit(job, { about: 'Now with spades.' })
    await testApp.as(huerto).post(`/api/jobs/jobs/${job.id}/close`, { refusePending: false })
    await edit(job, { about: 'Open again.' })
    await testApp.work()
    expect([mails().length, (await bell()).length]).toEqual([1, 1])
  })

  it('An offer that comes to match by an edit is told, and so is one that opens later', async () => {
    await save({ query: 'garden' })
    const job = await publish({ title: 'Cook soup', status: 'draft' })
    await testApp.work()
    await edit(job, { title: 'Cook soup' })
    await testApp.work()
    expect(mails()).toEqual([])
    await edit(job, { title: 'Cook in the garden' })
    await testApp.work()
    expect(await bell()).toEqual([['found', 'Cook in the garden']])
  })

  it('What a machine whose clock is ahead has found is told at once, too', async () => {
    await save({ query: 'garden' })
    await publish()
    const { pool } = testApp.platform.database
    await pool.query('delete from graphile_worker._private_jobs')
    await pool.query(
      `insert into saved_search_matches select saved_searches.id, jobs.id, $1 from saved_searches, jobs where jobs.owner_id = $2`,
      [new Date(testApp.platform.clock.now().getTime() + 5_000), huerto.id],
    )
    await alertAtOnce([lucia.id])
    await testApp.work()
    expect([mails().length, await bell()]).toEqual([1, [['found', 'Dig a garden']]])
  })

  it('Two searches that find one offer make one mail and one notification', async () => {
    await save({ query: 'garden' })
    await save({ country: 'ES' })
    await publish()
    await testApp.work()
    expect(mails().map(({ subject }) => subject)).toEqual(['2 new offers for your searches'])
    expect(mails()[0]?.headers?.['List-Unsubscribe']).toContain(`token=searches.${lucia.id}.`)
    expect(await bell()).toHaveLength(1)
  })

  it('What closed, was taken down, or is for older people when it would be told is not told, until it opens', async () => {
    await save({ query: 'garden', myAge: true })
    const closed = await publish()
    const { pool } = testApp.platform.database
    // The offer matches first, and closes before it is told.
    await pool.query('delete from graphile_worker._private_jobs')
    await pool.query('insert into saved_search_matches select id, $1, now() from saved_searches', [closed.id])
    await testApp.as(huerto).post(`/api/jobs/jobs/${closed.id}/close`, { refusePending: false })
    await alertAtOnce([lucia.id])
    await publish({ title: 'A garden for adults', minimumAge: 18 })
    await testApp.work()
    expect([mails(), await bell()]).toEqual([[], []])
    await edit(closed, {})
    await testApp.work()
    expect(await bell()).toEqual([['found', 'Dig a garden']])
  })

  it('A search for one’s own times tells of what fits the times that its owner has when it is told', async () => {
    await save({ query: 'garden', myTimes: true })
    const { pool } = testApp.platform.database
    await pool.query(`update accounts set work_shift = '{sat-m}' where id = $1`, [lucia.id])
    await publish({ title: 'A garden on Mondays', work_shift: 'mon-a' })
    await publish({ title: 'A garden on Saturdays', work_shift: 'sat-m' })
    await testApp.work()
    expect(await bell()).toEqual([['found', 'A garden on Saturdays']])
  })

  it('It tells only where its owner wants, and nobody of their own offers or of someone blocked', async () => {
    await save({ query: 'garden' }, { frequency: 'now', channels: ['site'] })
    await testApp.as(huerto).post('/api/jobs/saved-searches', { search: {}, ...atOnce })
    await publish()
    await testApp.work()
    expect([testApp.mails.length, (await bell()).length]).toEqual([0, 1])
    await testApp.as(lucia).post(`/api/moderation/block/${huerto.id}`)
    await publish({ title: 'Another garden' })
    await testApp.work()
    expect([testApp.mails.length, (await bell()).length]).toEqual([0, 0])
  })
})

describe('a search that tells daily or weekly', () => {
  /** Moves the clock to this hour (UTC) of the next such day of the week. */
  function until(weekday: number, hours: number) {
    const now = testApp.platform.clock.now()
    const days = (weekday - now.getUTCDay() + 7) % 7
    testApp.pass((days * 24 + hours - now.getUTCHours()) * hour)
    if (testApp.platform.clock.now() < now) testApp.pass(7 * 24 * hour)
  }

  it('A worker that was away in the morning tells when it is back what it should have told then', async () => {
    until(5, 9)
    await save({ query: 'garden' }, { frequency: 'daily', channels: ['email'] })
    await publish({ deadline: '2100-01-01' })
    await testApp.work()
    until(6, 8)
    const due = testApp.platform.clock.now()
    testApp.pass(5 * hour)
    const tell = (payload: object) =>
      addJob(testApp.platform.database.db, 'jobs.tell-saved-searches', { ...payload })
    await tell({})
    await testApp.work()
    expect(mails()).toEqual([])
    await tell({ _cron: { ts: due.toISOString(), backfilled: true } })
    await testApp.work()
    expect(mails()).toHaveLength(1)
  })

  it('It tells once a day in its owner’s morning, weekly ones on Mondays, all in one mail', async () => {
    until(5, 9)
    const deadline = '2100-01-01'
    await save({ query: 'garden' }, { frequency: 'daily', channels: ['email'] })
    await save({ query: 'soup' }, { frequency: 'weekly', channels: ['email', 'site'] })
    await publish({ deadline })
    await publish({ title: 'Cook soup', deadline })
    const told: string[][] = []
    for (let hours = 0; hours < 4 * 24; hours++) {
      await testApp.work()
      await alertByFrequency(testApp.platform.clock.now())
      await alertByFrequency(testApp.platform.clock.now())
      await testApp.work()
      const at = testApp.platform.clock.now()
      for (const { subject } of mails()) told.push([`${at.getUTCDay()} ${at.getUTCHours()}`, subject])
      testApp.mails.length = 0
      if (at.getUTCDay() === 0 && at.getUTCHours() === 20) {
        await matchOffer((await buildJob(huerto, { title: 'A late garden', deadline })).id)
      }
      testApp.pass(hour)
    }
    expect(told).toEqual([
      ['6 8', 'A new offer for “garden”'],
      ['1 8', '2 new offers for your searches'],
    ])
    const { rows } = await testApp.platform.database.pool.query(
      'select title from notifications join jobs on jobs.id = action_id where account_id = $1',
      [lucia.id],
    )
    expect(rows).toEqual([{ title: 'Cook soup' }])
  })

  it('What waits for the morning is told at once when its search is changed to tell at once', async () => {
    until(2, 9)
    for (const again of [false, true]) {
      const search = { query: again ? 'soup' : 'garden' }
      const id = await save(search, { frequency: 'weekly', channels: ['email'] })
      await publish({ title: again ? 'Cook soup' : 'Dig a garden' })
      await testApp.work()
      expect(mails()).toEqual([])
      // Saving the same search again changes it, too.
      if (again) await save(search)
      else await testApp.as(lucia).put(`/api/jobs/saved-searches/${id}`, { ...atOnce, paused: false })
      await testApp.work()
      expect(mails()).toHaveLength(1)
      testApp.mails.length = 0
    }
  })

  it('Who moves to a later time zone after the morning’s mail is mailed what came meanwhile, too', async () => {
    until(2, 9)
    await save({ query: 'garden' }, { frequency: 'daily', channels: ['email'] })
    const find = async (title: string) =>
      matchOffer((await buildJob(huerto, { title, deadline: '2100-01-01' })).id)
    await find('Dig a garden')
    const tellAt = async (hours: number) => {
      until(3, hours)
      await alertByFrequency(testApp.platform.clock.now())
      await testApp.work()
    }
    await tellAt(8)
    expect(mails()).toHaveLength(1)
    await find('Another garden')
    const { pool } = testApp.platform.database
    await pool.query(`update accounts set time_zone = 'America/Bogota' where id = $1`, [lucia.id])
    await tellAt(13)
    expect(mails().map(({ text }) => text.includes('Another garden'))).toEqual([false, true])
  })

  it('What it found and matches no more, or came while it was paused, is not told', async () => {
    until(2, 9)
    const id = await save({ query: 'garden' }, { frequency: 'daily', channels: ['email'] })
    const job = await publish()
    await testApp.work()
    await edit(job, { title: 'Cook soup' })
    await testApp.work()
    await publish()
    await testApp.work()
    const change = (paused: boolean) =>
      testApp
        .as(lucia)
        .put(`/api/jobs/saved-searches/${id}`, { frequency: 'daily', channels: ['email'], paused })
    await change(true)
    await publish()
    await testApp.work()
    testApp.pass(1_000)
    await change(false)
    until(3, 8)
    await alertByFrequency(testApp.platform.clock.now())
    await testApp.work()
    expect(mails()).toEqual([])
  })
})

describe('the link that stops a search', () => {
  const stop = (token: string) => testApp.guest.post(`/api/account/unsubscribe?token=${token}`)
  const isPaused = async () =>
    (await testApp.as(lucia).get('/api/jobs/saved-searches')).body.map(
      ({ paused }: { paused: boolean }) => paused,
    )

  it('It works without signing in, stops this search alone, and only with its signature', async () => {
    const id = await save({ query: 'garden' })
    await save({ query: 'soup' })
    await publish()
    await testApp.work()
    const [, token = ''] = /unsubscribe\?token=(search\.[^&\s]+)/.exec(mails()[0]?.text ?? '') ?? []
    expect((await stop(`${token}x`)).status).toBe(410)
    expect((await stop(token.replace(id, lucia.id))).status).toBe(410)
    expect((await stop(token)).status).toBe(204)
    expect(await isPaused()).toEqual([true, false])
    await publish({ title: 'Another garden' })
    await testApp.work()
    expect(mails()).toHaveLength(1)
    await testApp.as(lucia).delete(`/api/jobs/saved-searches/${id}`)
    expect((await stop(token)).status).toBe(410)
  })

  it('The link of a mail for several searches stops all of them', async () => {
    await save({ query: 'garden' })
    await save({ country: 'ES' })
    await publish()
    await testApp.work()
    const [, token = ''] = /unsubscribe\?token=(searches\.[^&\s]+)/.exec(mails()[0]?.text ?? '') ?? []
    expect((await stop(token)).status).toBe(204)
    expect(await isPaused()).toEqual([true, true])
  })
})
