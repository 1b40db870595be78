import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { town as content } from '#demo/content/index.ts'
import { demoVerificationDocuments } from '#demo/content/moderation.ts'
import { demoPosts } from '#demo/content/posts/index.ts'
import { fillDemoTown } from '#demo/index.ts'
import { demoEmail, demoLogins, demoPassword } from '#lib/demo.ts'
import { accounts } from '#server/modules/account/tables.ts'
import { conversations, messages } from '#server/modules/chat/tables.ts'
import { savedSearches } from '#server/modules/jobs/saved/tables.ts'
import { applications, favorites, jobs, jobViews, volunteerings } from '#server/modules/jobs/tables.ts'
import { media } from '#server/modules/media/tables.ts'
import { notifications } from '#server/modules/notifications/tables.ts'
import { addJob } from '#server/platform/work/index.ts'
import { openTestApp } from './setup/testApp.ts'

const testApp = openTestApp({ DEMO: 'on' })
const tables = {
  ...{ accounts, jobs, applications, favorites, jobViews, volunteerings, savedSearches },
  ...{ notifications, conversations, messages },
}

async function counts() {
  const { db } = testApp.platform.database
  const counted = Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)] as const)
  return Object.fromEntries(await Promise.all(counted))
}

const queued = async () => {
  const { rows } = await testApp.platform.database.pool.query(
    `select task_identifier, count(*)::int from graphile_worker.jobs group by 1`,
  )
  return Object.fromEntries(rows.map(({ task_identifier, count }) => [task_identifier, count]))
}

const logIn = (key: string) =>
  testApp.guest.post('/api/account/login', { email: demoEmail(key), password: demoPassword })

describe('the demo town in the database', () => {
  let seconds = 0

  beforeAll(async () => {
    const start = performance.now()
    await Promise.all([fillDemoTown(), fillDemoTown()])
    seconds = (performance.now() - start) / 1000
  })

  it('Two processes fill the demo town once, in reasonable time', async () => {
    const filled = await counts()
    expect(filled).toMatchObject({
      savedSearches: 1,
      accounts: 72,
      jobs: 80,
      applications: content.applications.length,
    })
    expect(seconds).toBeLessThan(10)
    await fillDemoTown()
    expect(await counts()).toEqual(filled)
    const inPosts = demoPosts.reduce((sum, { images = [] }) => sum + images.length, 0)
    const avatars = content.volunteers.filter(({ faceless: withoutAvatar }) => !withoutAvatar).length
    const drawings = inPosts + 80 + 10 + 12 + 12 + avatars + demoVerificationDocuments.length
    expect(await queued()).toEqual({ 'demo.draw': drawings, 'jobs.waiting-list': 1 })
  })

  it('The demo town has every state that a screen can show', async () => {
    const { pool } = testApp.platform.database
    const { rows } = await pool.query(`select
      (select count(*)::int from friendships where state = 'connected') as connected,
      (select count(*)::int from friendships where state = 'requested') as asked,
      (select count(*)::int from blocks) as blocks,
      (select count(*)::int from jobs where status = 'draft' and published_at is null) as drafts,
      (select count(*)::int from jobs where status = 'closed') as closed,
      (select count(*)::int from jobs where status = 'published' and closes_at < now()) as over,
      (select count(*)::int from jobs where status = 'published'
        and closes_at between now() and now() + interval '4 days') as urgent,
      (select count(*)::int from jobs where status = 'published' and closes_at > now() and vacancies =
        (select count(*) from applications where job_id = jobs.id and status = 'accepted')) as full,
      (select count(*)::int from applications where status = 'pending') as pending,
      (select count(*)::int from applications where status = 'accepted') as accepted,
      (select count(*)::int from applications where status = 'refused') as refused,
      (select count(*)::int from applications where status = 'waitlisted') as waitlisted,
      (select count(*)::int from applications where place_offered_until > now()) as offered,
      (select count(*)::int from applicant_notes where shortlisted) as shortlisted,
      (select count(*)::int from applicant_notes where note <> '') as noted,
      (select count(*)::int from saved_posts) as saved,
      (select count(*)::int from hidden_posts) as hidden,
      (select count(*)::int from mutes) as muted,
      (select count(*)::int from posts where media @> '[{}]' and media::text ~ '"alt": *"[^"]') as described,
      (select count(*)::int from jobs where image_texts <> '{}') as captioned,
      (select count(*)::int from messages where quoted_id is not null) as quoted,
      (select count(*)::int from messages where edited_at is not null) as edited,
      (select count(*)::int from accounts where validated_at is null) as unvalidated,
      (select count(*)::int from accounts where suspended_at is not null) as suspended,
      (select count(*)::int from accounts where moderator) as moderators,
      (select count(*)::int from accounts where provider and verified_at is not null) as verified,
      (select count(*)::int from accounts where provider and rate_count > 0) as rated,
      (select count(*)::int from accounts where provider and rate_count = 0) as unrated,
      (select count(*)::int from accounts where not provider and avatar = '') as faceless,
      (select count(*)::int from notifications where read_at is null) as unread,
      (select count(*)::int from conversations where is_request) as wished,
      (select count(*)::int from conversations c left join conversation_reads r
        on r.conversation_id = c.id and r.account_id <> c.last_from_id
        where r.message_id is distinct from c.last_message_id) as unheard`)
    for (const [state, number] of Object.entries(rows[0])) expect(number, state).toBeGreaterThan(0)
  })

  it('The dates of the demo town are consistent', async () => {
    const { pool } = testApp.platform.database
    const { rows } = await pool.query(`select
      (select count(*)::int from applications join jobs on jobs.id = job_id
        where applications.created_at < coalesce(published_at, 'infinity')) as early,
      (select count(*)::int from applications where decided_at < created_at or decided_at > now()) as mistimed,
      (select count(*)::int from applications where undo_until > now()) as undoable,
      (select count(*)::int from jobs where published_at > now() or created_at > now()) as ahead,
      (select count(*)::int from jobs join accounts on accounts.id = owner_id
        where jobs.created_at < accounts.created_at) as ownerless,
      (select count(*)::int from accounts where (rate_sum, rate_count) <>
        (select coalesce(sum(rate), 0), count(*) from ratings where organisation_id = accounts.id)) as miscounted,
      (select count(*)::int from ratings where created_at > now() or answered_at > now()
        or not exists (select from volunteerings v where v.organisation_id = ratings.organisation_id
          and v.volunteer_id = author_id and v.since < ratings.created_at)) as unfounded,
      (select count(*)::int from messages where text = '' or created_at > now()) as wordless`)
    expect(new Set(Object.values(rows[0]))).toEqual(new Set([0]))
  })

  it('Every account of the demo town that may sign in does so with the one password', async () => {
    for (const { key, provider } of demoLogins) {
      const { status, body } = await logIn(key)
      expect([key, status, body.user?.provider]).toEqual([key, 200, provider])
    }
    expect((await logIn('clara')).status).toBe(200)
    expect((await logIn('omar')).status).toBe(403)
    expect((await logIn('bruno')).status).toBe(403)
    const hashes = await testApp.platform.database.db
      .selectDistinct({ hash: accounts.passwordHash })
      .from(accounts)
    expect(hashes).toHaveLength(1)
  })

  it('The counts of the demo town’s posts equal their likes and comments', async () => {
    const { rows } = await testApp.platform.database.pool.query(
      `select id from posts where likes <> (select count(*) from post_likes where post_id = posts.id)
         or comments <> (select count(*) from comments where post_id = posts.id)`,
    )
    expect(rows).toEqual([])
  })

  it('Search finds the demo town’s offers, and their images are missing until they are drawn', async () => {
    const { body } = await testApp.guest.post('/api/jobs/jobs/search', { query: 'huerto' })
    const [first] = body.data
    expect(first.owner.name).not.toBe('')
    const image = `/api/media/${first.config.background.imgName}`
    const missing = await testApp.guest.get(image)
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  })

  it('The queue draws each image of the demo town once', async () => {
    const { pool, db } = testApp.platform.database
    await pool.query(`delete from graphile_worker._private_jobs where id not in (
      select id from graphile_worker.jobs where task_identifier = 'demo.draw' order by priority, run_at, id limit 2)`)
    await testApp.work()
    const drawn = await db.select().from(media)
    expect(drawn.map(({ kind, width, height }) => [kind, width, height])).toEqual([
      ['post', 1200, 600],
      ['post', 1200, 600],
    ])
    for (const { imgName, bytes } of drawn) {
      expect((await testApp.platform.files.find(imgName))?.bytes).toBe(bytes)
      expect((await testApp.guest.get(`/api/media/${imgName}?w=512`)).headers.get('content-type')).toBe(
        'image/webp',
      )
    }
    const { rows } = await pool.query(
      `select pictures from posts where pictures <> '{}' order by id desc limit 2`,
    )
    expect(rows.flatMap(({ pictures }) => pictures)).toEqual(
      expect.arrayContaining(drawn.map(({ imgName }) => imgName)),
    )
  })

  it('Nobody opens the portrait of the suspended volunteer by its address', async () => {
    const { db } = testApp.platform.database
    const [bruno] = await db
      .select({ ownerId: accounts.id, imgName: accounts.avatar })
      .from(accounts)
      .where(eq(accounts.email, demoEmail('bruno')))
    await addJob(db, 'demo.draw', { subject: 'portrait', key: 'bruno', ...bruno })
    await testApp.work()
    expect(await db.$count(media, eq(media.imgName, String(bruno?.imgName)))).toBe(1)
    expect((await testApp.guest.get(`/api/media/${bruno?.imgName}`)).status).toBe(404)
  })
})
