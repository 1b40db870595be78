import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { day } from '#lib/durations.ts'
import { newId } from '#server/platform/db/ids.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { hashAddress } from '#server/platform/mail/index.ts'
import { dropDatabase, emptyDatabase } from '../../setup/database.ts'
import { migrateAs } from '../../setup/migrateAs.ts'
import { until } from '../../setup/until.ts'

let url: string
let client: pg.Client

beforeEach(async () => {
  url = await emptyDatabase()
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterEach(async () => {
  // The queue closes its connections a moment after its migration.
  await until(async () => (await countConnections()) === 0)
  await client.end()
  await dropDatabase(url)
})

const countConnections = async (): Promise<number> => {
  const { rows } = await client.query(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows[0].count
}

const insert = (table: string, row: Record<string, unknown>) => {
  const names = Object.keys(row)
  const places = names.map((_, place) => `$${place + 1}`)
  return client.query(`insert into ${table} (${names}) values (${places})`, Object.values(row))
}

it('A database from before moderation keeps its data, and its new columns are filled in', async () => {
  await migrateAs(client, 3)
  const [lucia, mateo] = [newId(), newId()].sort() as [string, string]
  const [post, conversation] = [newId(), newId()]
  const [first, second] = [newId(), newId()]
  const video = { imgName: 'video.mp4', kind: 'video', width: null, height: null, poster: 'video.webp' }
  const photo = { imgName: 'photo.webp', kind: 'image', width: 4, height: 3, poster: null }
  await insert('posts', {
    id: post,
    author_id: lucia,
    text: 'Beans',
    mentions: [mateo],
    media: JSON.stringify([video, photo]),
  })
  await insert('conversations', {
    id: conversation,
    first_id: lucia,
    second_id: mateo,
    started_by: lucia,
    last_message_id: second,
  })
  const message = { conversation_id: conversation, text: 'Hello' }
  await insert('messages', { ...message, id: first, from_id: lucia, created_at: '2026-01-01T10:00:00Z' })
  await insert('messages', { ...message, id: second, from_id: mateo, created_at: '2026-01-01T12:00:00Z' })
  await insert('conversation_reads', {
    conversation_id: conversation,
    account_id: lucia,
    read_at: '2026-01-01T11:00:00Z',
  })

  await migrate(url)
  await migrate(url)
  const rows = async (sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows
  expect(await rows('select account_id, post_id from post_mentions')).toEqual([[mateo, post]])
  expect(await rows('select pictures, hidden_at from posts')).toEqual([
    [['video.mp4', 'video.webp', 'photo.webp'], null],
  ])
  expect(await rows('select last_from_id from conversations')).toEqual([[mateo]])
  expect(await rows('select message_id from conversation_reads')).toEqual([[first]])
})

it('A moderation log from when it could be changed is migrated unchanged and cannot change any more', async () => {
  await migrateAs(client, 4)
  const [clara, mateo, conversation] = [newId(), newId(), newId()]
  await insert('decisions', {
    id: newId(),
    moderator_id: clara,
    action: 'warn',
    kind: 'user',
    subject_id: mateo,
    owner_id: mateo,
    reason: 'false-identity',
  })
  const liveEvent = { account_id: clara, event: 'read', data: { conversation_id: conversation, from: mateo } }
  await insert('live_events', liveEvent)
  await insert('live_events', { ...liveEvent, event: 'badge', data: { unread: 1 } })

  await migrate(url)
  await migrate(url)
  const { rows } = await client.query('select about from live_events order by id')
  expect(rows).toEqual([{ about: mateo }, { about: null }])
  await expect(client.query('delete from decisions')).rejects.toThrow('never changed')
  expect((await client.query('select reason from decisions')).rows).toEqual([{ reason: 'false-identity' }])
})

it('Invitations sent by an earlier version leave only hashes of their addresses', async () => {
  await migrateAs(client, 'mail_stops')
  const [ana, eva] = ['ana@brota.example', 'eva@brota.example']
  const invited = (email: string, daysAgo: number) =>
    insert('invitations', {
      id: newId(),
      inviter_id: newId(),
      email,
      created_at: new Date(Date.now() - daysAgo * day),
    })
  await invited(ana, 3)
  await invited(ana, 10)
  await invited(eva, 40)
  const mail = { language: 'es', letter: '{}', last_error: `no ${ana}` }
  await insert('mails', { ...mail, id: newId(), deed: 'invitation:1', recipient: ana, state: 'sent' })
  await insert('mails', { ...mail, id: newId(), deed: 'invitation:2', recipient: eva, state: 'queued' })
  await insert('mails', { ...mail, id: newId(), deed: 'validate:1', recipient: eva, state: 'sent' })
  await migrate(url)
  const { rows } = await client.query('select * from invited_addresses')
  expect(rows).toEqual([{ hash: hashAddress(ana), invited_at: expect.any(Date) }])
  expect(Math.round((Date.now() - rows[0].invited_at) / day)).toBe(3)
  const mails = await client.query('select recipient from mails order by cause')
  expect(mails.rows.map(({ recipient }) => recipient)).toEqual(['', eva, eva])
  expect((await client.query('select count(*)::int as total from invitations')).rows).toEqual([{ total: 3 }])
})

it('Offers that moderators removed in an earlier version stay removed, and those of suspended owners are hidden with them', async () => {
  await migrateAs(client, 'removed_offers')
  const [huerto, puente, moderator] = [newId(), newId(), newId()]
  const organisation = { provider: true, name: 'Huerto Vivo' }
  await insert('accounts', {
    ...organisation,
    id: huerto,
    email: 'a@brota.example',
    suspended_at: new Date(),
  })
  await insert('accounts', { ...organisation, id: puente, email: 'b@brota.example' })
  const offer = async (title: string, owner_id: string, hidden_from: string | null = 'published') => {
    const id = newId()
    await insert('jobs', { id, owner_id, title, hidden_from, status: hidden_from ? 'draft' : 'published' })
    return { kind: 'job', subject_id: id, owner_id, moderator_id: moderator, reason: 'spam' }
  }
  const decided = async (about: object, action: string, appeal?: object) => {
    const id = newId()
    await insert('decisions', { ...about, id, action })
    if (appeal) await insert('appeals', { ...appeal, decision_id: id, owner_id: huerto, text: 'No' })
  }
  const granted = { granted: true, decided_at: new Date(Date.now() + day) }
  await offer('shown', puente, null)
  await offer('removed', puente)
  await offer('suspended', huerto)
  await offer('shown by mistake', huerto, null)
  await decided(await offer('removed before', huerto), 'remove')
  const restored = await offer('restored before', huerto)
  await decided(restored, 'remove')
  await decided(restored, 'restore')
  await decided(await offer('granted before', huerto), 'remove', granted)
  const warned = await offer('removed after a warning that was taken back', huerto)
  await decided(warned, 'warn', granted)
  await decided(warned, 'remove', { granted: false, decided_at: new Date() })
  await decided(warned, 'grant')
  await migrate(url)
  const { rows } = await client.query(
    'select title, status, hidden_from as hidden, removed_at is not null as removed from jobs order by id',
  )
  const [draft, hidden] = ['draft', 'published']
  expect(rows).toEqual([
    { title: 'shown', status: 'published', hidden: null, removed: false },
    { title: 'removed', status: draft, hidden, removed: true },
    { title: 'suspended', status: draft, hidden, removed: false },
    { title: 'shown by mistake', status: draft, hidden, removed: false },
    { title: 'removed before', status: draft, hidden, removed: true },
    { title: 'restored before', status: draft, hidden, removed: false },
    { title: 'granted before', status: draft, hidden, removed: false },
    { title: 'removed after a warning that was taken back', status: draft, hidden, removed: true },
  ])
})

it('A queued email keeps its cause and content when their columns are renamed', async () => {
  await migrateAs(client, 'mail_columns')
  const [id, letter] = [newId(), { subject: 'You were accepted' }]
  const row = { id, deed: 'application-accepted:1', letter: JSON.stringify(letter) }
  await insert('mails', { ...row, recipient: 'ana@brota.example', language: 'es', state: 'queued' })
  await migrate(url)
  const { rows } = await client.query('select id, cause, content, state from mails')
  expect(rows).toEqual([{ id, cause: row.deed, content: letter, state: 'queued' }])
})

it('Files of accounts that were suspended by an earlier version are closed, images of enterprises are not', async () => {
  await migrateAs(client, 'media_of_suspended')
  const [mateo, lucia] = [newId(), newId()]
  await insert('accounts', {
    id: mateo,
    provider: false,
    name: 'Mateo',
    email: 'a@brota.example',
    suspended_at: new Date(),
  })
  await insert('accounts', { id: lucia, provider: false, name: 'Lucía', email: 'b@brota.example' })
  const file = (owner_id: string, kind: string) =>
    insert('media', { id: newId(), img_name: `${newId()}.jpg`, owner_id, kind, mime: 'image/jpeg', bytes: 1 })
  await file(mateo, 'avatar')
  await file(mateo, 'store')
  await file(lucia, 'avatar')
  await migrate(url)
  const { rows } = await client.query('select owner_suspended as closed from media order by id')
  expect(rows).toEqual([{ closed: true }, { closed: false }, { closed: false }])
})

it('Appeals that an earlier version left open against what moderators restored are granted, and others stay open', async () => {
  await migrateAs(client, 'appeals_of_restored')
  const [mateo, lucia, moderator] = [newId(), newId(), newId()]
  const start = Date.now() - 10 * day
  const names = new Map<string, string>()
  const decide = async (at: number, owner_id: string, action: string, subject_id: string, name = '') => {
    const id = newId(new Date(start + at * day))
    const kind = subject_id === owner_id ? 'user' : 'post'
    const row = { id, kind, action, owner_id, subject_id, moderator_id: moderator }
    await insert('decisions', { ...row, created_at: new Date(start + at * day) })
    if (action === 'restore')
      await insert('decision_words', { decision_id: id, owner_id, text: `Restored on day ${at}.` })
    if (!name) return
    names.set(id, name)
    await insert('appeals', {
      ...{ decision_id: id, owner_id, text: 'It was a joke' },
      created_at: new Date(start + (at + 0.5) * day),
    })
  }
  const [restored, again, warned, removed] = [newId(), newId(), newId(), newId()]
  await decide(1, mateo, 'remove', restored, 'a removal that was restored')
  await decide(2, mateo, 'restore', restored)
  await decide(1, mateo, 'remove', again, 'a removal that was restored and then repeated')
  await decide(3, mateo, 'restore', again)
  await decide(4, mateo, 'remove', again, 'the repeated removal')
  await decide(1, mateo, 'remove', removed, 'a removal that stands')
  await decide(1, mateo, 'warn', warned, 'a warning before content was restored')
  await decide(2, mateo, 'restore', warned)
  await decide(1, lucia, 'suspend', lucia, 'a suspension that was lifted')
  await decide(5, lucia, 'restore', lucia)
  await decide(6, lucia, 'suspend', lucia, 'a suspension that stands')
  await migrate(url)
  const { rows } = await client.query('select decision_id, granted, answer, decided_at from appeals')
  const granted = rows.flatMap(({ decision_id, decided_at, ...row }) =>
    row.granted
      ? [[names.get(decision_id), row.answer, Math.round((decided_at.getTime() - start) / day)]]
      : [],
  )
  expect(granted.sort()).toEqual([
    ['a removal that was restored and then repeated', 'Restored on day 3.', 3],
    ['a removal that was restored', 'Restored on day 2.', 2],
    ['a suspension that was lifted', 'Restored on day 5.', 5],
  ])
  expect(rows.filter((row) => row.decided_at === null)).toHaveLength(4)
})
