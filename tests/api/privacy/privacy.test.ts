import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { storeMatches } from '#server/modules/jobs/queries/savedMatches.ts'
import { alertAtOnce } from '#server/modules/jobs/saved/alertMatches.ts'
import { sendDigests } from '#server/modules/mailings/sendDigests.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { addJob } from '#server/platform/work/index.ts'
import { answersFor, buildApplication, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { buildPost } from '../../posts.ts'
import { getSettings } from '../setup/settings.ts'
import { openTestApp } from '../setup/testApp.ts'
import { tusAs } from '../setup/tus.ts'
import { createVideo } from '../setup/video.ts'
import { getEntries } from '../setup/zip.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '0' })
const canary = 'kanarienvogel'
const password = 'a-long-secret'

beforeAll(() => {
  // Emails are saved as files under DATA_DIR, as without a mail server.
  testApp.platform.mailer = createMailer({ ...testApp.platform.config, smtpUrl: '' })
})

const readRows = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(text, values)).rows

const buildCanary = async (
  build: typeof buildVolunteer,
  overrides: Parameters<typeof buildVolunteer>[0] = {},
) =>
  build({
    email: `${canary}-${crypto.randomUUID()}@brota.example`,
    name: `Ana ${canary}`,
    passwordHash: await hash(password),
    phone: '+34 612 345 678',
    ...overrides,
  })

async function image(person: Person, kind: string): Promise<string> {
  const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#3a7' } })
  const form = new FormData()
  form.append('kind', kind)
  form.append('file', new Blob([new Uint8Array(await image.png().toBuffer())]), `${canary}.png`)
  return (await testApp.as(person).post('/api/media', undefined, { raw: form })).body.imgName
}

/** The tables and files that still contain the canary. */
async function findTraces(): Promise<string[]> {
  const tables = await readRows(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await readRows(`select row_to_json(t)::text as row from ${name} t`)
    if (rows.some(({ row }) => row.toLowerCase().includes(canary))) found.push(name)
  }
  const folder = testApp.platform.config.dataDir
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const isTrace = path.includes(canary) || (await readFile(path)).includes(canary)
    if (isTrace) found.push(path)
  }
  return found
}

const deleteAccount = (person: Person, input: object = {}) =>
  testApp.as(person).delete(`/api/account/user/${person.id}`, { confirm: 'delete', password, ...input })

/** Calls all endpoints that take a volunteer's texts. */
async function writeAsVolunteer(ana: Person, other: Person, organisation: Person) {
  const caller = testApp.as(ana)
  const job = await buildJob(organisation)
  const post = await buildPost(other, { mentions: [ana.id] })
  const said = [
    await caller.put('/api/account/settings', getSettings(ana.name, canary)),
    await caller.post('/api/posts/posts', {
      text: canary,
      media: [{ imgName: await image(ana, 'post') }],
    }),
    await caller.post(`/api/posts/posts/${post.id}/comments`, { text: canary }),
    await caller.post(`/api/posts/posts/${post.id}/like`),
    await caller.post('/api/friends/add', { friend_id: other.id }),
    await caller.post('/api/friends/invite', { emails: [`${canary}-${ana.id}@brota.example`] }),
    await caller.post(`/api/account/recent-search/${ana.id}`, { search_name: canary }),
    await caller.post('/api/jobs/job/apply', {
      job_id: job.id,
      answers: answersFor(job).map((one) => ({ ...one, answer: canary })),
    }),
    await caller.post('/api/chat/save', { userId: organisation.id, message: canary }),
    await caller.post('/api/account/contact', {
      name: ana.name,
      email: ana.email,
      subject: canary,
      message: canary,
    }),
    await caller.post('/api/moderation/report', {
      kind: 'post',
      id: post.id,
      reason: 'other',
      text: canary,
    }),
    await caller.post('/api/account/password/forgot', { email: ana.email }),
  ]
  expect(said.filter(({ status }) => status >= 400).map(({ body }) => body)).toEqual([])
  const [application] = await readRows('select id from applications where volunteer_id = $1', [ana.id])
  await testApp.as(organisation).put(`/api/jobs/job/application/${application.id}`, { status: 'accepted' })
  const rated = await caller.post(`/api/account/ratings/${organisation.id}`, { rate: 5, comment: canary })
  expect(rated.status).toBe(200)
  await testApp.work({ later: true })
  return { job, post }
}

describe('a deleted account', () => {
  it('A deleted volunteer leaves no trace, and what others wrote stays', async () => {
    const other = await buildVolunteer()
    const organisation = await buildOrganisation()
    const ana = await buildCanary(buildVolunteer)
    const { post } = await writeAsVolunteer(ana, other, organisation)
    await testApp.as(organisation).post('/api/chat/save', { userId: ana.id, message: 'Welcome' })
    const before = await findTraces()
    expect(before).toEqual(
      expect.arrayContaining([
        'public.accounts',
        'public.posts',
        'public.messages',
        'public.mails',
        'public.ratings',
        expect.stringContaining('.eml'),
      ]),
    )

    expect((await deleteAccount(ana)).status).toBe(204)
    await testApp.work({ later: true })
    expect(await findTraces()).toEqual([])
    expect(await readRows('select 1 from media where owner_id = $1', [ana.id])).toEqual([])

    const [stored] = await readRows('select likes, comments from posts where id = $1', [post.id])
    expect(stored).toEqual({ likes: 0, comments: 0 })
    const [rated] = await readRows('select rate_sum, rate_count from accounts where id = $1', [
      organisation.id,
    ])
    expect(rated).toEqual({ rate_sum: 0, rate_count: 0 })
    const { body: chats } = await testApp.as(organisation).get('/api/chat/allchat')
    expect(chats[0]).toMatchObject({ name: '', userID_2: ana.id })
    const { body: said } = await testApp
      .as(organisation)
      .get(`/api/chat/messages/${chats[0].conversation_id}`)
    expect(said.data.map(({ message }: { message: string }) => message)).toContain('Welcome')
    expect((await testApp.guest.get(`/api/account/user/${ana.id}`)).status).toBe(404)
  })

  it('Deleting an account deletes its unfinished uploads, waiting badges and queued jobs', async () => {
    const other = await buildVolunteer()
    const ana = await buildCanary(buildVolunteer)
    const tus = tusAs(testApp, ana)
    const begun = await tus.begin(10_000, { filename: `${canary}.mp4` })
    const part = createVideo(5_000)
    part.write(canary, 100)
    expect((await tus.part(begun.headers.get('location') ?? '', 0, part)).status).toBe(204)
    // These cause badges, notifications and emails both to and from the account.
    await testApp.as(other).post('/api/friends/add', { friend_id: ana.id })
    await testApp.as(other).post('/api/chat/save', { userId: ana.id, message: 'Hola' })
    const { db } = testApp.platform.database
    const later = { runAt: new Date(Date.now() + 3_600_000) }
    await addJob(db, 'live.badges', { accountIds: [other.id, ana.id] }, later)
    await addJob(db, 'notifications.show', { accountId: other.id, actorId: ana.id }, later)
    const named = (table: string) =>
      readRows(`select 1 from ${table} t where row_to_json(t)::text like $1`, [`%${ana.id}%`])
    expect(await findTraces()).toEqual(expect.arrayContaining([expect.stringContaining('incoming')]))
    expect((await named('graphile_worker._private_jobs')).length).toBeGreaterThanOrEqual(2)
    expect(
      await readRows("select 1 from live_events where event = 'badgeChange' and account_id = $1", [ana.id]),
    ).not.toEqual([])

    expect((await deleteAccount(ana)).status).toBe(204)
    expect(await named('live_events')).toEqual([])
    const waiting = await readRows(
      `select tasks.identifier as task, jobs.payload from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
       where tasks.identifier in ('live.badges', 'notifications.show') or jobs.payload::text like $1`,
      [`%${ana.id}%`],
    )
    expect(waiting).toEqual(
      expect.arrayContaining([
        { task: 'live.badges', payload: { accountIds: [other.id] } },
        { task: 'media.remove-unfinished', payload: { ownerId: ana.id } },
        { task: 'privacy.erase-rest', payload: { id: ana.id } },
      ]),
    )
    expect(waiting).toHaveLength(3)

    await testApp.work({ later: true })
    expect(await findTraces()).toEqual([])
    for (const table of ['live_events', 'graphile_worker._private_jobs'])
      expect(await named(table)).toEqual([])
    const paths = await readdir(testApp.platform.config.dataDir, { recursive: true })
    expect(paths.filter((path) => path.includes(ana.id))).toEqual([])
  })

  it('Deleting an organisation deletes its offers', async () => {
    const lucia = await buildVolunteer()
    const ana = await buildCanary(buildOrganisation)
    await testApp.as(ana).put('/api/account/settings', getSettings(ana.name, canary))
    // Texts of others that quote its title stay.
    const job = await buildJob(ana, { city: canary, about: canary, requirements: canary })
    await testApp.as(lucia).post('/api/jobs/job/apply', { job_id: job.id, answers: answersFor(job) })
    await testApp.work({ later: true })
    expect(await findTraces()).not.toEqual([])
    expect((await deleteAccount(ana, { confirm: ' Eliminar ' })).status).toBe(204)
    await testApp.work({ later: true })
    expect(await findTraces()).toEqual([])
    expect(await readRows('select 1 from applications where volunteer_id = $1', [lucia.id])).toEqual([])
    const mails = await readRows("select content ->> 'subject' as subject from mails where recipient = $1", [
      lucia.email,
    ])
    expect(mails).toEqual([{ subject: 'Ya no existe una oferta a la que te apuntaste' }])
  })

  it('The words of a closing that waits in the queue go with the organisation, and an applicant with their account', async () => {
    const [ana, huerto] = [await buildCanary(buildOrganisation), await buildOrganisation()]
    const [lucia, mateo] = [
      await buildVolunteer({ passwordHash: await hash(password) }),
      await buildVolunteer(),
    ]
    for (const owner of [ana, huerto]) {
      const job = await buildJob(owner)
      for (const person of [lucia, mateo]) await buildApplication(job, person)
      const closed = await testApp.as(owner).post(`/api/jobs/jobs/${job.id}/close`, { message: 'Thank you!' })
      expect(closed.status).toBe(200)
    }
    const waiting = async () =>
      (
        await readRows(
          "select payload from graphile_worker._private_jobs where payload::jsonb ? 'ending' order by id",
        )
      ).map(({ payload }) => [
        payload.job.ownerId,
        payload.applicants.map(({ volunteerId }: { volunteerId: string }) => volunteerId).sort(),
      ])
    const both = [lucia.id, mateo.id].sort()
    expect(await waiting()).toEqual([
      [ana.id, both],
      [huerto.id, both],
    ])
    expect((await deleteAccount(ana, { confirm: 'eliminar' })).status).toBe(204)
    expect(await waiting()).toEqual([[huerto.id, both]])
    expect((await deleteAccount(lucia)).status).toBe(204)
    expect(await waiting()).toEqual([[huerto.id, [mateo.id]]])
    await testApp.work({ later: true })
  })

  it('Mails that named a deleted organisation among others go with it: alerts of searches and summaries of the day', async () => {
    const home = { country: 'ES', city: 'Una Aldea', timeZone: 'Etc/UTC', language: 'en' } as const
    const lucia = await buildVolunteer({ ...home, categories: ['environment'] })
    const [ana, huerto] = [await buildCanary(buildOrganisation), await buildOrganisation()]
    const search = { search: {}, frequency: 'now', channels: ['email'] }
    expect((await testApp.as(lucia).post('/api/jobs/saved-searches', search)).status).toBe(201)
    const accountIds: string[] = []
    for (const owner of [ana, huerto]) {
      const place = { country: 'ES', city: 'Una Aldea', categories: ['animals' as const] }
      await storeMatches(testApp.platform.database.db, (await buildJob(owner, place)).id, new Date())
      accountIds.push(lucia.id)
    }
    await testApp.as(huerto).post('/api/friends/add', { friend_id: lucia.id })
    await alertAtOnce(accountIds)
    const now = testApp.platform.clock.now()
    for (const due of Array.from({ length: 24 }, (_, hours) => now.getTime() + hours * 3_600_000))
      await sendDigests(new Date(due))
    await testApp.work({ later: true })
    const named = await readRows('select 1 from mails where account_id = $1 and content::text like $2', [
      lucia.id,
      `%${canary}%`,
    ])
    expect(named).toHaveLength(2)
    expect((await deleteAccount(ana, { confirm: 'eliminar' })).status).toBe(204)
    await testApp.work({ later: true })
    expect(await findTraces()).toEqual([])
  })

  it('The image of an enterprise stays when the moderator who uploaded it leaves, and no other upload does', async () => {
    const clara = await buildCanary(buildVolunteer, { moderator: true })
    const [shown, unused] = [await image(clara, 'store'), await image(clara, 'store')]
    const { status } = await testApp.as(clara).post('/api/stores', {
      ...{ name: 'Hilo Verde', about: 'Camisas.', category: 'fashion', link: 'https://hilo.example' },
      image: shown,
    })
    expect(status).toBe(201)
    expect((await deleteAccount(clara)).status).toBe(204)
    await testApp.work({ later: true })
    const open = async (imgName: string) => (await testApp.guest.get(`/api/media/${imgName}`)).status
    expect([await open(shown), await open(unused)]).toEqual([200, 404])
    expect(await findTraces()).toEqual([])
    expect(await readRows('select 1 from media where owner_id = $1', [clara.id])).toEqual([])
  })

  it('An account that is deleted takes no invitation of others with it', async () => {
    const [lucia, ana] = [await buildVolunteer(), await buildCanary(buildVolunteer)]
    await testApp.as(lucia).post('/api/friends/invite', { emails: ['iris@example.org'] })
    await testApp.work()
    const invitations = () => readRows('select id from mails where about = $1', [lucia.id])
    expect(await invitations()).toHaveLength(1)
    expect((await deleteAccount(ana)).status).toBe(204)
    await testApp.work({ later: true })
    expect(await invitations()).toHaveLength(1)
  })

  it('Whose refusal could still be undone when the organisation deleted its account learns that the offer is gone', async () => {
    const ana = await buildCanary(buildOrganisation)
    const job = await buildJob(ana)
    const [seesPending, knows] = [await buildVolunteer(), await buildVolunteer()]
    const refused = (person: Person, undoneInMinutes: number) => {
      const undoUntil = new Date(testApp.platform.clock.now().getTime() + undoneInMinutes * 60_000)
      return buildApplication(job, person, { status: 'refused', decidedAt: new Date(), undoUntil })
    }
    await refused(seesPending, 5)
    await refused(knows, -5)
    expect((await deleteAccount(ana, { confirm: 'eliminar' })).status).toBe(204)
    await testApp.work({ later: true })
    const mails = await readRows(
      "select recipient, content ->> 'subject' as subject from mails where recipient = any($1)",
      [[seesPending.email, knows.email]],
    )
    expect(mails).toEqual([
      { recipient: seesPending.email, subject: 'Ya no existe una oferta a la que te apuntaste' },
    ])
  })

  it('Deleting an account ends every session at once', async () => {
    const ana = await buildCanary(buildVolunteer)
    const { body } = await testApp.guest.post('/api/account/login', { email: ana.email, password })
    expect((await deleteAccount(ana)).status).toBe(204)
    const headers = { Authorization: `Bearer ${body.accessToken}` }
    expect((await testApp.guest.get('/api/account/user-by-token', { headers })).status).toBe(401)
    expect((await testApp.guest.post('/api/account/login', { email: ana.email, password })).status).toBe(401)
  })

  it.each([
    ['a wrong password', { password: 'not-the-one' }, 403],
    ['another confirmation', { confirm: 'yes' }, 400],
    ['no confirmation', { confirm: '' }, 400],
  ])('Deleting an account with %s is an error and deletes nothing', async (_what, input, status) => {
    const ana = await buildCanary(buildVolunteer)
    expect((await deleteAccount(ana, input)).status).toBe(status)
    expect(await readRows('select 1 from accounts where id = $1', [ana.id])).toHaveLength(1)
  })
})

describe('the export', () => {
  it('The export has everything of the account and no secret', async () => {
    const organisation = await buildOrganisation()
    const ana = await buildCanary(buildVolunteer)
    await writeAsVolunteer(ana, await buildVolunteer(), organisation)
    const { status, headers, body } = await testApp.as(ana).get('/api/account/export')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
    const entries = await getEntries(body)
    const toJson = (name: string) => JSON.parse(String(entries.get(`${name}.json`)))
    expect(toJson('account').account[0]).toMatchObject({ email: ana.email, about: `I am ${canary}` })
    expect(toJson('posts').posts[0].text).toBe(canary)
    expect(toJson('chat').messages.map(({ text }: { text: string }) => text)).toContain(canary)
    expect(toJson('offers').applications[0].answers[0].answer).toBe(canary)
    expect(toJson('connections').invitations).toHaveLength(1)
    expect([...entries.keys()].filter((name) => name.startsWith('media/'))).toEqual([
      expect.stringMatching(/^media\/[\w-]+\.\w+$/),
    ])
    const everything = [...entries.values()].join('\n')
    expect(everything).not.toMatch(/argon2|refreshHash|passwordHash/)
  })

  it('The export has no data of other accounts', async () => {
    const ana = await buildCanary(buildVolunteer)
    const lucia = await buildVolunteer()
    const { body } = await testApp.as(lucia).get('/api/account/export')
    const everything = [...(await getEntries(body)).values()].join('\n')
    expect(everything).not.toContain(ana.email)
  })
})
