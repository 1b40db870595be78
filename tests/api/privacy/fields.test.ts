import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { notificationTopics } from '#contracts/lists.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { answersFor, buildJob, typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { buildComment, buildPost } from '../../posts.ts'
import type { CallerResponse } from '../setup/caller.ts'
import { upload } from '../setup/form.ts'
import { getSettings } from '../setup/settings.ts'
import { openTestApp } from '../setup/testApp.ts'
import { getEntries } from '../setup/zip.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '0' })
const canary = 'kanarienvogel'
const password = 'a-long-secret'
const canvas = sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

/** Columns with ids, internal names, values of closed lists or hashes: no person can write a text there. */
const withoutText = [
  ...['accounts.avatar', 'accounts.background', 'accounts.categories', 'accounts.google_subject'],
  ...['accounts.country', 'accounts.language', 'accounts.password_hash', 'accounts.phone', 'accounts.ong_id'],
  ...['accounts.sex', 'accounts.theme', 'accounts.time_zone', 'accounts.work_shift'],
  ...['applications.status', 'decisions.action', 'decisions.kind', 'decisions.reason', 'email_links.hash'],
  ...['email_links.purpose', 'friendships.state', 'idempotency_keys.body_hash', 'idempotency_keys.call'],
  ...['invited_addresses.hash', 'stopped_addresses.hash'],
  ...[
    'job_views.source',
    'job_views.viewer',
    'jobs.background',
    'jobs.categories',
    'jobs.country',
    'jobs.duration_per',
  ],
  ...['jobs.hidden_from', 'job_documents.categories', 'job_documents.country', 'job_documents.type'],
  ...['jobs.language', 'jobs.work_shift', 'job_documents.language', 'job_documents.work_shift'],
  'job_terms.country',
  ...['jobs.images', 'jobs.skills', 'jobs.status', 'jobs.type', 'live_events.event', 'mails.cause'],
  ...['mails.language', 'mails.last_error', 'mails.state', 'media.kind', 'media.mime', 'media.poster'],
  ...['messages.link', 'notification_preferences.email', 'notification_preferences.topic'],
  ...['notifications.detail', 'notifications.type', 'posts.pictures', 'rate_limits.key'],
  ...['reports.kind', 'reports.reason', 'sessions.previous_answer', 'sessions.previous_hash'],
  ...['saved_searches.frequency', 'saved_searches.vocabulary', 'saved_searches.channels'],
  'saved_searches.area_city',
  ...['sessions.refresh_hash', 'spent_tokens.hash', 'used_google_tokens.hash', 'view_salts.salt'],
  // The cities of the world, which come with the app.
  ...['cities.country', 'cities.name', 'cities.state', 'city_lists.version', 'city_names.country'],
  'city_names.plain',
  // Applicants quote the title in texts of their own, which stay.
  'jobs.title',
  // Moderators write these about stores, not about people.
  ...['about', 'category', 'coupon', 'discount', 'image', 'link', 'name'].map((name) => `stores.${name}`),
]

/** Tables that may keep an erased account's id: others' conversations, posts that mention it, the moderation log. */
const keptById = ['conversations', 'messages', 'message_documents', 'posts', 'decisions'].map(
  (table) => `public.${table}`,
)

let ana: Person
let huerto: Person
let others: { lucia: Person; puente: Person; clara: Person }

const readRows = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(text, values)).rows

const listTextColumns = (): Promise<{ table: string; name: string }[]> =>
  readRows(`select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and (data_type in ('text', 'json', 'jsonb', 'character varying')
    or udt_name in ('_text', 'citext')) order by 1, 2`)

/** `table.column` of every column that contains the word. */
async function findColumns(word: string): Promise<string[]> {
  const found: string[] = []
  for (const { table, name } of await listTextColumns()) {
    const [{ total }] = await readRows(
      `select count(*)::int as total from ${table} where lower("${name}"::text) like $1`,
      [`%${word}%`],
    )
    if (total > 0) found.push(`${table}.${name}`)
  }
  return found
}

/** The tables, those of the queue included, with a row that contains the word. */
async function findTables(word: string): Promise<string[]> {
  const tables = await readRows(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await readRows(`select 1 from ${name} t where lower(row_to_json(t)::text) like $1 limit 1`, [
      `%${word}%`,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}

async function findFiles(word: string): Promise<string[]> {
  const entries = await readdir(testApp.platform.config.dataDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const read = await Promise.all(
    files.map(async (path) => path.includes(word) || (await readFile(path)).includes(word)),
  )
  return files.filter((_, index) => read[index])
}

const buildCanary = async (build: typeof buildVolunteer): Promise<Person> =>
  build({ email: `${canary}-${crypto.randomUUID()}@brota.example`, passwordHash: await hash(password) })

/** Expects that all calls succeeded. */
function expectAllDone(answers: CallerResponse[]): void {
  expect(answers.filter(({ status }) => status >= 400).map(({ status, body }) => [status, body])).toEqual([])
}

const preferences = Object.fromEntries(
  notificationTopics.map((topic) => [topic, { inApp: true, email: 'never' }]),
)
const alert = { frequency: 'daily', channels: ['email'] }
const once = { headers: { 'Idempotency-Key': canary } }

/** Writes all that both kinds of account can write. */
async function writeEverything(person: Person): Promise<void> {
  const { lucia, puente, clara } = others
  const caller = testApp.as(person)
  const unwanted = await buildVolunteer()
  const agent = { headers: { 'User-Agent': canary } }
  const post = await buildPost(lucia, { mentions: [person.id] })
  const { imgName } = (await upload(testApp, person, await canvas.jpeg().toBuffer(), 'post')).body
  const media = [{ imgName, alt: canary }]
  const own = await caller.post('/api/posts/posts', { text: canary, mentions: [lucia.id], media }, once)
  const document = (await upload(testApp, person, pdf, 'document', `${canary}.pdf`)).body
  const sent = { userId: puente.id, message: canary, media: [{ imgName: document.imgName, alt: canary }] }
  const message = await caller.post('/api/chat/save', sent)
  const comment = await caller.post(`/api/posts/posts/${post.id}/comments`, {
    text: canary,
    mentions: [lucia.id],
  })
  expectAllDone([
    own,
    comment,
    await caller.post(`/api/posts/posts/${post.id}/comments`, { text: canary, parent_id: comment.body.id }),
    await caller.put('/api/account/settings', getSettings(`Ana ${canary}`, canary)),
    await testApp.guest.post('/api/account/password/forgot', { email: person.email }),
    await caller.post('/api/account/email', { email: `${canary}.new@brota.example`, password }),
    // The change of address ended other sessions.
    await testApp.guest.post('/api/account/login', { email: person.email, password }, agent),
    await caller.post(`/api/posts/comments/${(await buildComment(post, lucia)).id}/like`),
    await caller.post(`/api/posts/posts/${post.id}/like`),
    await caller.post(`/api/posts/posts/${post.id}/save`),
    await caller.post(`/api/posts/posts/${post.id}/hide`),
    await caller.post('/api/friends/add', { friend_id: lucia.id }),
    await testApp.as(unwanted).post('/api/friends/add', { friend_id: person.id }),
    await caller.post('/api/notifications/deleteNotify', {
      type: 'friends',
      id_notify: unwanted.id,
      accept: false,
    }),
    await caller.post(`/api/jobs/jobs/${(await buildJob(puente)).id}/view`),
    await caller.put('/api/notifications/preferences', preferences),
    await caller.post(`/api/moderation/block/${(await buildVolunteer()).id}`),
    await caller.post(`/api/moderation/mute/${(await buildVolunteer()).id}`),
    await caller.post('/api/friends/invite', { emails: [`${canary}-friend-${person.id}@brota.example`] }),
    await caller.post(`/api/account/recent-search/${person.id}`, { search_name: canary }),
    await caller.post('/api/jobs/saved-searches', { search: { query: canary }, ...alert }),
    await caller.post('/api/jobs/saved-searches', { search: {}, ...alert }),
    // The search for everything finds it.
    await testApp.as(puente).post('/api/jobs/jobs', await typedJob(puente)),
    message,
    await testApp
      .as(puente)
      .post('/api/moderation/report', { kind: 'message', id: message.body.id, reason: 'spam' }),
    await caller.post('/api/moderation/report', { kind: 'post', id: post.id, reason: 'other', text: canary }),
    await caller.post('/api/account/contact', {
      name: canary,
      email: person.email,
      subject: canary,
      message: canary,
    }),
  ])
  const reported = { kind: 'post', id: own.body.id, reason: 'spam' }
  const report = await testApp.as(lucia).post('/api/moderation/report', reported)
  const warning = { ...reported, action: 'warn', text: canary }
  const decision = await testApp.as(clara).post('/api/moderation/decide', warning)
  const { body } = decision
  expectAllDone([
    report,
    decision,
    await caller.post('/api/moderation/appeal', { decision: body.decision_id, text: canary }),
    await testApp
      .as(clara)
      .put(`/api/moderation/appeals/${body.decision_id}`, { granted: false, text: canary }),
    // Nobody has decided on this one, so that what it is about is stored.
    await testApp.as(puente).post('/api/moderation/report', reported),
  ])
}

async function writeAsVolunteer(): Promise<void> {
  const { puente } = others
  const job = await buildJob(puente)
  const answers = answersFor(job).map((one) => ({ ...one, answer: canary }))
  const applied = await testApp.as(ana).post('/api/jobs/job/apply', { job_id: job.id, answers: answers })
  const accepted = { status: 'accepted' }
  expectAllDone([
    applied,
    await testApp.as(ana).post(`/api/jobs/jobs/${job.id}/favorite`),
    await testApp.as(puente).put(`/api/jobs/job/application/${applied.body.id}`, accepted),
    await testApp.as(ana).post(`/api/account/ratings/${puente.id}`, { rate: 5, comment: canary }),
  ])
}

async function writeAsOrganisation(): Promise<void> {
  const { lucia } = others
  const document = (await upload(testApp, huerto, pdf, 'document', `${canary}.pdf`)).body.imgName
  const words = {
    state: canary,
    city: canary,
    address: canary,
    about: canary,
    requirements: canary,
    additionalInformation: canary,
  }
  const typed = await typedJob(huerto)
  const images = typed.images.map((imgName) => ({ imgName, alt: canary, caption: canary }))
  const offer = { ...typed, ...words, images, title: 'Plant', questions: [canary] }
  const job = await testApp.as(huerto).post('/api/jobs/jobs', offer)
  const answers = [{ question_id: job.body.questions?.[0]?.id, answer: 'Yes' }]
  const applied = await testApp
    .as(lucia)
    .post('/api/jobs/job/apply', { job_id: job.body.id, answers: answers })
  expectAllDone([
    job,
    applied,
    await testApp.as(huerto).put(`/api/jobs/job/application/${applied.body.id}`, { status: 'accepted' }),
    await testApp.as(huerto).put(`/api/jobs/job/application/${applied.body.id}/note`, { note: canary }),
    await testApp.as(lucia).post(`/api/account/ratings/${huerto.id}`, { rate: 4, comment: 'Well kept' }),
    await testApp.as(huerto).post('/api/moderation/verification', { document: document }),
  ])
  const [{ id }] = await readRows('select id from ratings where organisation_id = $1', [huerto.id])
  expectAllDone([await testApp.as(huerto).put(`/api/account/ratings/${id}/answer`, { text: canary })])
}

beforeAll(async () => {
  testApp.platform.mailer = createMailer({ ...testApp.platform.config, smtpUrl: '' })
  others = {
    lucia: await buildVolunteer(),
    puente: await buildOrganisation(),
    clara: await buildVolunteer({ moderator: true }),
  }
  ana = await buildCanary(buildVolunteer)
  huerto = await buildCanary(buildOrganisation)
  for (const person of [ana, huerto]) await writeEverything(person)
  await writeAsVolunteer()
  await writeAsOrganisation()
  await testApp.work({ later: true })
  // A message to applicants waits for seconds only.
  await readRows(
    `insert into applicant_messages select a.id, gen_random_uuid(), $1 from applications a
       join jobs on jobs.id = a.job_id where jobs.owner_id = $2`,
    [canary, huerto.id],
  )
  // The facts before a change wait for minutes only.
  await readRows(
    `insert into changed_jobs select id, jsonb_build_object('address', $1::text) from jobs where owner_id = $2`,
    [canary, huerto.id],
  )
}, 60_000)

it('This test fills every column that takes personal text, and a new column must be added here', async () => {
  const columns = (await listTextColumns()).map(({ table, name }) => `${table}.${name}`)
  const filled = await findColumns(canary)
  expect([...filled, ...withoutText].sort()).toEqual(columns.sort())
  expect((await findFiles(canary)).length).toBeGreaterThan(3)
})

/** The length of every list in the account's export, by `module list`. */
async function countExported(person: Person): Promise<Map<string, number>> {
  const { body } = await testApp.as(person).get('/api/account/export')
  const counts = new Map<string, number>()
  for (const [file, content] of await getEntries(body)) {
    if (!file.endsWith('.json')) continue
    const lists: [string, unknown[]][] = Object.entries(JSON.parse(String(content)))
    for (const [list, things] of lists) counts.set(`${file.replace('.json', '')} ${list}`, things.length)
  }
  return counts
}

it('An export has all that the account did, in every list of every module', async () => {
  const [hers, theirs] = [await countExported(ana), await countExported(huerto)]
  const ofVolunteers = ['account ratingsGiven', 'offers applications', 'offers favourites']
  const ofOrganisations = [
    ...['account ratingsReceived', 'offers offers', 'offers applicantNotes'],
    'moderation verifications',
  ]
  const listEmpty = (counts: Map<string, number>) =>
    [...counts].filter(([, count]) => count === 0).map(([list]) => list)
  expect(listEmpty(hers).sort()).toEqual(ofOrganisations.sort())
  expect(listEmpty(theirs).sort()).toEqual(ofVolunteers.sort())
  expect(hers.size).toBeGreaterThan(25)
})

it('Deleted accounts leave no personal data in rows or files, and their ids only where needed', async () => {
  for (const person of [ana, huerto]) {
    const gone = await testApp
      .as(person)
      .delete(`/api/account/user/${person.id}`, { confirm: 'delete', password })
    expect(gone.status).toBe(204)
  }
  await testApp.work({ later: true })
  expect(await findColumns(canary)).toEqual([])
  expect(await findTables(canary)).toEqual([])
  expect(await findFiles(canary)).toEqual([])
  for (const { id } of [ana, huerto]) {
    expect(await findFiles(id)).toEqual([])
    expect((await findTables(id)).filter((table) => !keptById.includes(table))).toEqual([])
  }
})
