import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMigrations as migrateQueue } from 'graphile-worker'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backUp, restore } from '#server/platform/backup/index.ts'
import { connect } from '#server/platform/backup/queries.ts'
import { newId } from '#server/platform/db/ids.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { dropDatabase, emptyDatabase } from '../../setup/database.ts'
import { migrateAs } from '../../setup/migrateAs.ts'

let folder: string
let databases: string[]
const post = newId()
const mail = newId()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brota-older-'))
  databases = []
})
afterEach(async () => {
  await Promise.all(databases.map(dropDatabase))
  await rm(folder, { recursive: true, force: true })
})

/** An empty site in the folder. */
async function openSite(name: string) {
  const databaseUrl = await emptyDatabase()
  databases.push(databaseUrl)
  return { databaseUrl, dataDir: join(folder, name), authSecret: 'secret' }
}

async function read(site: { databaseUrl: string }, work: (client: pg.Client) => Promise<unknown>) {
  const client = await connect(site.databaseUrl, 'test')
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Backs up a site of the first version: a post, a decision, a waiting email with its task, an image. */
async function backUpOldSite(): Promise<string> {
  const site = await openSite('old')
  await migrateQueue({ connectionString: site.databaseUrl })
  await read(site, async (client) => {
    await migrateAs(client, 5)
    await client.query('insert into posts (id, author_id, text) values ($1, $2, $3)', [
      post,
      newId(),
      'Beans',
    ])
    await client.query(
      "insert into decisions (id, moderator_id, action, kind, subject_id, owner_id) values ($1, $1, 'warn', 'post', $2, $1)",
      [newId(), post],
    )
    await client.query(
      `insert into mails (id, deed, recipient, language, letter, state) values ($1, 'waits', 'lucia@brota.example', 'es', '{}', 'queued')`,
      [mail],
    )
    await client.query("select graphile_worker.add_job('mail.send', json_build_object('id', $1::text))", [
      mail,
    ])
  })
  await mkdir(join(site.dataDir, 'media'), { recursive: true })
  await writeFile(join(site.dataDir, 'media/beans.webp'), 'a picture')
  const path = join(folder, 'old.zip')
  await backUp(site, path)
  return path
}

/** The schema of a database, without its rows. */
const describeSchema = (client: pg.Client) =>
  client
    .query(
      `select 'column' kind, table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || coalesce(column_default, '') what
         from information_schema.columns where table_schema = 'public'
       union all select 'index', indexdef from pg_indexes where schemaname = 'public'
       union all select 'constraint', conrelid::regclass || ' ' || pg_get_constraintdef(oid)
         from pg_constraint where connamespace = 'public'::regnamespace
       union all select 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
       union all select 'function', proname from pg_proc where pronamespace = 'public'::regnamespace
       union all select 'migration', hash from drizzle.__drizzle_migrations
       order by 1, 2`,
    )
    .then(({ rows }) => rows)

test.each(['an empty site', 'a site with rows'])(
  'A backup of an earlier version is restored into %s and migrated',
  async (kind) => {
    const backup = await backUpOldSite()
    const target = await openSite('new')
    const fresh = await openSite('fresh')
    await migrate(fresh.databaseUrl)
    if (kind === 'a site with rows') {
      await migrate(target.databaseUrl)
      await read(target, (client) =>
        client.query('insert into posts (id, author_id, text) values ($1, $1, $2)', [newId(), 'Tomatoes']),
      )
      await expect(restore(target, backup)).rejects.toThrow('This site is not empty')
    }

    await restore(target, backup, { force: true })

    await read(target, async (client) => {
      expect((await client.query('select id, text from posts')).rows).toEqual([{ id: post, text: 'Beans' }])
      expect((await client.query('select id, cause, content, state from mails')).rows).toEqual([
        { id: mail, cause: 'waits', content: {}, state: 'queued' },
      ])
      expect((await client.query('select count(*)::int from graphile_worker._private_jobs')).rows).toEqual([
        { count: 1 },
      ])
      await expect(client.query('delete from decisions')).rejects.toThrow('decisions')
    })
    expect(await readFile(join(target.dataDir, 'media/beans.webp'), 'utf8')).toBe('a picture')
    expect(await read(target, describeSchema)).toEqual(await read(fresh, describeSchema))
  },
)

test('A restore of an older backup leaves the site as it was when a foreign table points to it', async () => {
  const backup = await backUpOldSite()
  const target = await openSite('new')
  await migrate(target.databaseUrl)
  const row = newId()
  await read(target, async (client) => {
    await client.query('insert into posts (id, author_id, text) values ($1, $1, $2)', [row, 'Tomatoes'])
    await client.query('create table reports_of_ours (post_id uuid references posts (id))')
  })
  await expect(restore(target, backup, { force: true })).rejects.toThrow('reports_of_ours')
  expect(
    await read(target, (client) => client.query('select id from posts').then(({ rows }) => rows)),
  ).toEqual([{ id: row }])
})
