import { beforeAll, describe, expect, it } from 'vitest'
import { loadCities } from '#server/modules/places/loadCities.ts'
import { buildApplication, buildJob, type Job, typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'
import { getEntries } from '../setup/zip.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '600' })
const valencia = { lat: 39.4698, lng: -0.3774, precision: 'city' }
const nearestTown = { lat: 39.5, lng: -0.35, precision: 'city' }
const gate = { lat: 39.4821, lng: -0.3498 }
const exact = { ...gate, precision: 'exact' }
const address = 'Calle del Limonero 7, bajo'
const secret = { address, exactLat: gate.lat, exactLng: gate.lng }
const onSite = { type: 'part-time', state: '', city: 'València' } as const

type Reader = keyof typeof people
let people: Record<
  'owner' | 'accepted' | 'undoable' | 'waiting' | 'refused' | 'left' | 'volunteer' | 'saver' | 'moderator',
  Person
> & { other: Person; fresh: Person }
let offers: Record<'open' | 'over' | 'closed' | 'hidden', Job>

/** Applies as each of them, in the state that their name says. */
async function applyAll(job: Job): Promise<void> {
  const now = testApp.platform.clock.now()
  const later = new Date(now.getTime() + 600_000)
  const earlier = new Date(now.getTime() - 1_000)
  const { owner, accepted, undoable, waiting, refused, left, saver } = people
  await buildApplication(job, accepted, { status: 'accepted', decidedAt: now, undoUntil: earlier })
  await buildApplication(job, undoable, { status: 'accepted', decidedAt: now, undoUntil: later })
  await buildApplication(job, waiting)
  await buildApplication(job, refused, { status: 'refused', decidedAt: now })
  await buildApplication(job, left, { status: 'accepted', decidedAt: now })
  const { pool } = testApp.platform.database
  await pool.query(
    'insert into volunteerings (organisation_id, volunteer_id, job_id, ended_at) values ($1, $2, $3, now())',
    [owner.id, left.id, job.id],
  )
  await pool.query('insert into favorites (volunteer_id, job_id) values ($1, $2)', [saver.id, job.id])
}

beforeAll(async () => {
  await loadCities(testApp.platform.database)
  people = {
    owner: await buildOrganisation({ name: 'Huerto Vivo' }),
    other: await buildOrganisation({ name: 'Kettle Lane' }),
    fresh: await buildVolunteer({ validatedAt: null }),
    accepted: await buildVolunteer({ name: 'Lucía' }),
    undoable: await buildVolunteer(),
    waiting: await buildVolunteer(),
    refused: await buildVolunteer(),
    left: await buildVolunteer(),
    saver: await buildVolunteer(),
    volunteer: await buildVolunteer(),
    moderator: await buildVolunteer({ moderator: true }),
  }
  const { owner } = people
  const past = { deadline: '2020-01-01', closesAt: new Date('2020-01-01T23:00:00Z') }
  offers = {
    open: await buildJob(owner, { ...onSite, ...secret, title: 'Open lemon' }),
    over: await buildJob(owner, { ...onSite, ...secret, ...past }),
    closed: await buildJob(owner, { ...onSite, ...secret, status: 'closed' }),
    hidden: await buildJob(owner, { ...onSite, ...secret, status: 'draft', hiddenFrom: 'published' }),
  }
  for (const job of Object.values(offers)) await applyAll(job)
}, 60_000)

const jobsAt = '/api/jobs/jobs'
const readAs = (reader: Reader | null, job: { id: string }) =>
  (reader ? testApp.as(people[reader]) : testApp.guest).get(`/api/jobs/job/${job.id}`)

/** What nobody else may find in a response: the street, and the digits of the point. */
const traces = ['Limonero', '39.4821', '0.3498']
const expectNoTrace = (body: unknown, where: string) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  for (const trace of traces) expect(text, where).not.toContain(trace)
}

describe('who sees the exact place of an offer', () => {
  const others = [
    'undoable',
    'waiting',
    'refused',
    'left',
    'saver',
    'volunteer',
    'moderator',
    'other',
  ] as const
  const sees: Record<keyof typeof offers, readonly Reader[]> = {
    open: ['owner', 'accepted'],
    over: ['owner', 'accepted'],
    closed: ['owner', 'accepted'],
    hidden: ['owner'],
  }
  const rows = Object.entries(sees).flatMap(([state, readers]) =>
    (['owner', 'accepted', ...others, 'fresh', null] as const).map(
      (reader) => [reader ?? 'guest', state, reader !== null && readers.includes(reader)] as const,
    ),
  )

  it.each(rows)('The %s of an offer that is %s sees it: %s', async (name, state, isShown) => {
    const job = offers[state as keyof typeof offers]
    const { status, body } = await readAs(name === 'guest' ? null : name, job)
    if (isShown) return expect(body).toMatchObject({ address, place: exact })
    expectNoTrace(body, `${name} ${state}`)
    if (status === 404) return
    expect(status).toBe(200)
    expect(body.place).toEqual(valencia)
    expect(body.address).toBe(body.preview ? undefined : '')
  })

  it('A volunteer sees the exact place when the acceptance can no longer be undone', async () => {
    const { owner, waiting } = people
    const job = await buildJob(owner, { ...onSite, ...secret })
    const application = await buildApplication(job, waiting)
    const accepted = { status: 'accepted' }
    await testApp.as(owner).put(`/api/jobs/job/application/${application.id}`, accepted)
    expect((await readAs('waiting', job)).body).toMatchObject({ address: '', place: valencia })
    testApp.pass(601_000)
    expect((await readAs('waiting', job)).body).toMatchObject({ address, place: exact })
  })

  it('No list, search, map, sitemap or other reading shows it, not even to who sees it on the page', async () => {
    const { owner } = people
    for (const reader of ['owner', 'accepted', 'volunteer', null] as const) {
      const caller = reader ? testApp.as(people[reader]) : testApp.guest
      const lists = [
        await caller.get(`${jobsAt}?owner=${owner.id}`),
        await caller.post(`${jobsAt}/search`, { query: 'lemon' }),
        await caller.post(`${jobsAt}/search`, { near: gate, radiusKm: 10 }),
        await caller.post(`${jobsAt}/search/points`, {}),
        await caller.post(`${jobsAt}/globalSearch`, { search: 'lemon' }),
        ...(reader === 'accepted' ? [await caller.get(`${jobsAt}?applied=true`)] : []),
      ]
      for (const { status, body } of lists) {
        expect(status).toBe(200)
        expectNoTrace(body, `${reader} ${JSON.stringify(body).slice(0, 80)}`)
      }
    }
    expectNoTrace(String((await testApp.guest.get('/sitemap/jobs.xml')).body), 'sitemap')
    expectNoTrace((await testApp.as(people.accepted).get(`${jobsAt}?applied=true`)).body, 'applied')
    const found = await testApp.as(owner).post(`${jobsAt}/search`, { query: 'Limonero' })
    expect(found.body.data).toEqual([])
  })

  it('Distances are from the point of the city', async () => {
    const { body } = await testApp.guest.post(`${jobsAt}/search`, {
      near: gate,
      query: 'lemon',
      radiusKm: 25,
    })
    expect(body.data[0].distanceKm).toBeGreaterThan(1)
  })
})

describe('an organisation that writes the exact place', () => {
  const write = async (changes: object) =>
    testApp.as(people.owner).post(jobsAt, { ...(await typedJob(people.owner)), ...onSite, ...changes })

  it('An organisation writes, changes and removes address and point', async () => {
    const { owner } = people
    const created = await write({ address: `  Calle del\n Limonero 7,  bajo `, exactPlace: gate })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({ address, place: exact })
    const change = async (changes: object) => {
      const offer = { ...(await typedJob(owner)), ...onSite, address, exactPlace: gate, ...changes }
      return (await testApp.as(owner).put(`${jobsAt}/${created.body.id}`, offer)).body
    }
    const moved = { lat: 39.5, lng: -0.4 }
    expect(await change({ exactPlace: moved })).toMatchObject({
      address,
      place: { ...moved, precision: 'exact' },
    })
    expect(await change({ exactPlace: null })).toMatchObject({ address, place: valencia })
    expect(await change({ address: '', exactPlace: null })).toMatchObject({ address: '', place: valencia })
  })

  it('An offer in a place that no list of cities has shows its exact point to those who may see it, and the nearest town to others', async () => {
    const { body } = await write({ city: 'A hamlet by the river', exactPlace: gate })
    expect(body.place).toEqual(exact)
    expect((await readAs('volunteer', body)).body.place).toEqual(nearestTown)
  })

  it('An online offer has neither', async () => {
    const online = await write({ type: 'online', address, exactPlace: gate })
    expect(online.body).toMatchObject({ address: '', place: valencia })
    expect((await readAs('owner', online.body)).body).toMatchObject({ address: '', place: valencia })
  })

  it('A draft may have both, and so has a copy of an offer', async () => {
    const draft = await testApp
      .as(people.owner)
      .post(jobsAt, { title: 'Some day', address, exactPlace: { lat: '39.4821', lng: '-0.3498' } })
    expect(draft.body).toMatchObject({ status: 'draft', address, place: exact })
    const copy = await testApp.as(people.owner).post(`${jobsAt}/${draft.body.id}/duplicate`)
    expect(copy.body).toMatchObject({ status: 'draft', address, place: exact })
    expect(copy.body.id).not.toBe(draft.body.id)
  })

  it.each([
    ['north of the world', { exactPlace: { lat: 90.1, lng: 0 } }, { 'exactPlace.lat': 'out-of-range' }],
    ['west of the world', { exactPlace: { lat: 0, lng: -180.1 } }, { 'exactPlace.lng': 'out-of-range' }],
    ['a latitude without a longitude', { exactPlace: { lat: 39 } }, { 'exactPlace.lng': 'required' }],
    ['a longitude without a latitude', { exactPlace: { lng: 39 } }, { 'exactPlace.lat': 'required' }],
    ['no numbers', { exactPlace: { lat: 'here', lng: 0 } }, { 'exactPlace.lat': 'degrees-invalid' }],
    ['no point at all', { exactPlace: 'here' }, { exactPlace: 'invalid' }],
    ['an address that is too long', { address: 'x'.repeat(201) }, { address: 'too-long' }],
  ])('What is %s is refused with a clear error, and nothing is saved', async (_what, changes, fields) => {
    const count = async () =>
      (await testApp.platform.database.pool.query('select count(*)::int as total from jobs')).rows[0].total
    const before = await count()
    const { status, body } = await write(changes)
    expect([status, body.fields]).toEqual([400, fields])
    expect(await count()).toBe(before)
  })

  it('Its export has the address and the point; that of an accepted volunteer has neither', async () => {
    const read = async (person: Person) => {
      const { body } = await testApp.as(person).get('/api/account/export')
      return [...(await getEntries(body)).values()].map(String).join('\n')
    }
    const own = await read(people.owner)
    for (const trace of traces) expect(own).toContain(trace)
    expectNoTrace(await read(people.accepted), 'the export of a volunteer')
  })
})
