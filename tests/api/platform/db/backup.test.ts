import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#server/modules/account/security/passwords.ts'
import { exchangeFiles } from '#server/platform/backup/files.ts'
import { assertFinished, backUp, restore } from '#server/platform/backup/index.ts'
import { connect, listSequences, listTables } from '#server/platform/backup/queries.ts'
import { startEmbedded } from '#server/platform/db/embedded/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { installPlatform } from '#server/platform/index.ts'
import { sendMail } from '#server/platform/mail/index.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { addJob } from '#server/platform/work/index.ts'
import { buildConversation } from '../../../chat.ts'
import { getCommand } from '../../../command.ts'
import { answersFor, buildApplication, buildJob, type Job } from '../../../jobs.ts'
import { warned } from '../../../moderation.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../../people.ts'
import { logIn, meBy, password } from '../../setup/account.ts'
import { dropDatabase, emptyDatabase } from '../../setup/database.ts'
import { upload } from '../../setup/form.ts'
import { openTestApp, startTestApp } from '../../setup/testApp.ts'
import { until } from '../../setup/until.ts'
import { createZip, getEntries } from '../../setup/zip.ts'

const testApp = openTestApp()
const run = promisify(execFile)
const embedded = { databaseUrl: '', authSecret: '' }
let folder = ''
let job: Job
let lucia: Person
let imgName = ''
let photo: Buffer

/** The site as the commands see it. */
const site = () => ({ ...testApp.platform.config, databaseUrl: testApp.databaseUrl })
const place = (name: string) => join(folder, name)
const content = { subject: 'Hola', heading: 'Hola', paragraphs: ['"Comillas", \\barras\\,\ttabulador\ny 🌱'] }
const later = () => new Date(Date.now() + 3_600_000)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brota-backup-'))
  // Under root, PostgreSQL runs as the user nobody, which must be able to enter the folder.
  await chmod(folder, 0o755)
  const passwordHash = await hashPassword(password)
  const organisation = await buildOrganisation({ passwordHash })
  lucia = await buildVolunteer({ passwordHash, about: 'Línea una\nlínea dos \\N \\. "fin"' })
  job = await buildJob(organisation)
  await buildApplication(job, await buildVolunteer())
  await buildConversation(organisation, lucia, { texts: ['The artichokes are ripe.'] })
  // Only a restore can remove this row.
  await warned(lucia)
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
  imgName = (await upload(testApp, organisation, await plain.jpeg().toBuffer())).body.imgName
  photo = (await testApp.guest.get(`/api/media/${imgName}`)).body
  const { db } = testApp.platform.database
  const to = { email: lucia.email, accountId: lucia.id }
  await sendMail(db, { to, language: 'es', content, cause: 'waits', after: later() })
  await addJob(db, 'demo.nothing', { text: 'línea\nnueva' }, { runAt: later(), jobKey: 'kept' })
  await saveEmails(to)
  await mkdir(join(testApp.platform.config.dataDir, 'media/incoming'), { recursive: true })
  await writeFile(join(testApp.platform.config.dataDir, 'media/incoming/half'), 'half an upload')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const mailFolder = () => join(testApp.platform.config.dataDir, 'mail')

/** An email saved as a file for lack of a mail server, and the file of one without a row. */
async function saveEmails(to: { email: string; accountId: string }): Promise<void> {
  const { platform } = testApp
  const mailer = platform.mailer
  platform.mailer = createMailer({ ...platform.config, smtpUrl: '' })
  await sendMail(platform.database.db, { to, language: 'es', content, cause: 'was written' })
  await testApp.work()
  platform.mailer = mailer
  await writeFile(join(mailFolder(), `20260101T000000000Z-${newId()}.eml`), 'of somebody who is gone')
  await writeFile(join(mailFolder(), 'forwarded.eml'), 'put here by hand')
}

/** A short hash of each row of every table. */
async function getFingerprint(url: string): Promise<Record<string, string>> {
  const client = await connect(url, 'test')
  const tables = await listTables(client)
  const print: Record<string, string> = { sequences: JSON.stringify(await listSequences(client, tables)) }
  for (const { name, columns } of tables) {
    const stored = columns.filter((column) => !column.startsWith('locked_'))
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
       from (select ${stored} from ${name}) t`,
    )
    print[name] = rows[0].print
  }
  await client.end()
  return print
}

it('Backup, restore into an empty folder, and the story goes on', async () => {
  const before = await testApp.as(lucia).get('/api/account/user-by-token')
  const bearer = await testApp.platform.auth.tokens.sign(await getSession(lucia))
  const saved = await backUp(site(), place('whole.zip'))
  expect(saved.hasSecret).toBe(true)
  expect((await stat(saved.path)).mode & 0o777).toBe(0o600)
  const original = await getFingerprint(testApp.databaseUrl)

  const dataDir = place('new-home')
  const restored = await restore({ ...embedded, dataDir }, saved.path)
  expect(restored).toMatchObject({ rows: saved.rows, files: saved.files, hasSecret: true })
  expect((await readdir(dataDir)).sort()).toEqual(['auth-secret', 'mail', 'media', 'postgres'])
  expect(await readdir(join(dataDir, 'media'))).not.toContain('incoming')
  // Emails saved for this machine can still be read; files without a row are left out.
  const [stored = '', ...others] = await readdir(join(dataDir, 'mail'))
  expect(others).toEqual([])
  expect(await readFile(join(dataDir, 'mail', stored))).toEqual(await readFile(join(mailFolder(), stored)))

  const server = await startEmbedded({ dataDir, durable: false })
  expect(await getFingerprint(server.url)).toEqual(original)
  const restoredSite = await startTestApp(server.url, { DATA_DIR: dataDir })
  try {
    // Sessions still work, others log in, the image is unchanged, and the queue sends what waited.
    expect((await meBy(restoredSite.testApp, bearer)).body.id).toBe(before.body.id)
    expect((await logIn(restoredSite.testApp, lucia.email)).status).toBe(200)
    expect((await restoredSite.testApp.guest.get(`/api/media/${imgName}`)).body.equals(photo)).toBe(true)
    const application = { job_id: job.id, answers: answersFor(job) }
    expect((await restoredSite.testApp.as(lucia).post('/api/jobs/job/apply', application)).status).toBe(201)
    await restoredSite.testApp.work({ later: true })
    const subjects = restoredSite.testApp.mails.map(({ subject }) => subject)
    expect(subjects).toContain(content.subject)
    expect(subjects.length).toBeGreaterThan(1)
    const found = await restoredSite.testApp.guest.post('/api/jobs/jobs/search', { search: 'garden' })
    expect(JSON.stringify(found.body)).toContain(job.id)
    const said = await restoredSite.testApp.as(lucia).get('/api/chat/search?search=artichokes')
    expect(JSON.stringify(said.body)).toContain('The artichokes are ripe.')
  } finally {
    await restoredSite.close()
    installPlatform(testApp.platform)
    await server.stop()
  }
})

it('A backup with the documents of messages, as they were once copied, is restored without them', async () => {
  const { path } = await backUp(site(), place('with-documents.zip'))
  const entries = await getEntries(await readFile(path))
  const manifest = JSON.parse(String(entries.get('backup.json')))
  const name = 'public.message_documents'
  manifest.tables.push({ name, columns: ['message_id', 'words'], rows: 1 })
  entries.set('backup.json', Buffer.from(JSON.stringify(manifest)))
  entries.set(`tables/${name}.copy`, Buffer.from("00000000-0000-0000-0000-000000000000\t'ripe'\n"))
  await writeFile(place('copied.zip'), createZip(Object.fromEntries(entries)))
  const databaseUrl = await emptyDatabase()
  await restore({ databaseUrl, dataDir: place('copied'), authSecret: 'mine' }, place('copied.zip'))
  const client = await connect(databaseUrl, 'test')
  const { rows } = await client.query(
    'select m.text from message_documents d join messages m on m.id = message_id',
  )
  await client.end()
  await dropDatabase(databaseUrl)
  expect(rows).toEqual([{ text: 'The artichokes are ripe.' }])
})

it('No table that a trigger fills is copied, since its rows would be there twice', async () => {
  const client = await connect(testApp.databaseUrl, 'test')
  const copied = (await listTables(client)).map(({ name }) => name)
  const { rows } = await client.query<{ name: string }>(
    `select distinct lower(m[1]) as name from pg_trigger join pg_proc p on p.oid = tgfoid,
       regexp_matches(p.prosrc, 'insert into (public\\.\\w+)', 'gi') m where not tgisinternal`,
  )
  await client.end()
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.map(({ name }) => name).filter((name) => copied.includes(name))).toEqual([])
})

async function getSession(person: Person): Promise<string> {
  const { rows } = await testApp.platform.database.pool.query(
    'select id from sessions where account_id = $1',
    [person.id],
  )
  return rows[0].id
}

it('A backup restores to a served database, replaces data only when told to, and never under a running site', async () => {
  const { path } = await backUp(site(), place('served.zip'))
  const original = await getFingerprint(testApp.databaseUrl)
  const databaseUrl = await emptyDatabase()
  const target = { databaseUrl, dataDir: place('served'), authSecret: 'of the operator' }
  expect(await restore(target, path)).toMatchObject({ hasSecret: false })
  expect((await readdir(target.dataDir)).sort()).toEqual(['mail', 'media'])
  expect(await getFingerprint(databaseUrl)).toEqual(original)

  await expect(restore(target, path)).rejects.toThrow('not empty')
  const client = await connect(databaseUrl, 'test')
  await client.query(
    "delete from mails; update jobs set title = 'changed'; create table strangers (name text)",
  )
  await client.query("insert into strangers values ('stays')")
  await restore(target, path, { force: true })
  expect(await getFingerprint(databaseUrl)).toEqual(original)
  expect((await client.query('select * from strangers')).rows).toEqual([{ name: 'stays' }])
  await client.end()
  await dropDatabase(databaseUrl)

  await expect(restore(site(), path, { force: true })).rejects.toThrow('stop it first')
  // An idle pool closes its connections; the listening one stays open.
  const observer = await connect(testApp.databaseUrl, 'test')
  await observer.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'brota'",
  )
  await observer.end()
  await expect(restore(site(), path, { force: true })).rejects.toThrow('stop it first')
  await expect(backUp(site(), path)).rejects.toThrow('is there already')
  // A pooler may give out a connection of the server that has just ended.
  await until(() => areAllWell(testApp.platform.database.pool))
})

const areAllWell = (pool: Pool): Promise<boolean> =>
  Promise.all(Array.from({ length: pool.options.max }, () => pool.query('select 1'))).then(
    () => true,
    () => false,
  )

it('A backup is one moment of a running site: no mutation is in it by half', async () => {
  let goesOn = true
  let sent = 0
  const actions = async () => {
    while (goesOn) {
      await testApp.platform.database.db.transaction(async (tx) => {
        const to = { email: `${newId()}@brota.example` }
        await sendMail(tx, { to, language: 'es', content, cause: `storm:${newId()}`, after: later() })
      })
      sent += 1
    }
  }
  const load = Promise.all(Array.from({ length: 6 }, actions))
  await expect.poll(() => sent, { timeout: 30_000 }).toBeGreaterThan(10)
  const { path } = await backUp(site(), place('storm.zip'))
  goesOn = false
  await load
  const databaseUrl = await emptyDatabase()
  await restore({ databaseUrl, dataDir: place('storm'), authSecret: '' }, path)
  const client = await connect(databaseUrl, 'test')
  const mails = await client.query("select 'mail:' || id as key from mails where state = 'queued' order by 1")
  const jobs = await client.query(
    "select key from graphile_worker._private_jobs where key like 'mail:%' order by 1",
  )
  await client.end()
  await dropDatabase(databaseUrl)
  expect(mails.rows.length).toBeGreaterThan(10)
  expect(jobs.rows).toEqual(mails.rows)
})

describe('files that are no backup', () => {
  /** A site with data that must stay. */
  async function createSiteWithData(name: string) {
    const databaseUrl = await emptyDatabase()
    const target = { databaseUrl, dataDir: place(name), authSecret: '' }
    await restore(target, place('whole.zip'))
    const print = await getFingerprint(databaseUrl)
    const files = (await readdir(target.dataDir, { recursive: true })).sort()
    return {
      target,
      expectUntouched: async () => {
        expect(await getFingerprint(databaseUrl)).toEqual(print)
        expect((await readdir(target.dataDir, { recursive: true })).sort()).toEqual(files)
        await assertFinished(target.dataDir)
      },
      leave: () => dropDatabase(databaseUrl),
    }
  }

  it('A restore changes nothing from a file that is truncated, corrupted, of another version or no backup', async () => {
    const whole = await readFile(place('whole.zip'))
    const restoredSite = await createSiteWithData('settled')
    const asked = async (content: Buffer) => {
      await writeFile(place('wrong.zip'), content)
      return restore(restoredSite.target, place('wrong.zip'), { force: true })
    }
    await expect(asked(whole.subarray(0, whole.length - 5_000))).rejects.toThrow('no whole backup')
    await expect(asked(createZip({ 'a.txt': Buffer.from('a') }))).rejects.toThrow('no backup of Brota')
    const changed = Buffer.from(whole)
    const inImage = whole.indexOf(photo.subarray(100, 140)) + 20
    changed[inImage] = (changed[inImage] ?? 0) ^ 1
    await expect(asked(changed)).rejects.toThrow('damaged')
    const manifest = {
      format: 1,
      madeAt: '2026-01-01',
      migrations: ['of another time'],
      queueMigration: 1,
      tables: [],
      sequences: [],
      files: 0,
    }
    const other = (changes: object) =>
      createZip({ 'backup.json': Buffer.from(JSON.stringify({ ...manifest, ...changes })) })
    await expect(asked(other({}))).rejects.toThrow('another version of Brota')
    await expect(asked(other({ format: 2 }))).rejects.toThrow('cannot be read by this Brota')
    await restoredSite.expectUntouched()
    await restoredSite.leave()
  })

  it('A backup that is stopped or cannot be written leaves no file', async () => {
    const told = new AbortController()
    const stopped = backUp(site(), place('stopped.zip'), told.signal)
    told.abort()
    await expect(stopped).rejects.toThrow()
    await expect(backUp(site(), place('nowhere/to/be.zip'))).rejects.toThrow('ENOENT')
    expect((await readdir(folder)).filter((name) => name.includes('stopped'))).toEqual([])
  })
})

it('The commands back up a running site and restore only a stopped one', {
  timeout: 180_000,
}, async () => {
  const dataDir = place('typed')
  const type = (script: string, ...words: string[]) =>
    run(process.execPath, [...getCommand(script), ...words], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, AUTH_SECRET: '' },
    })
  await expect(type('backup')).rejects.toThrow('There is no database')
  await type('restore', '--from', place('whole.zip'))
  const server = await startEmbedded({ dataDir, durable: false })
  const { stdout } = await type('backup')
  expect(stdout).toContain('the secret that keeps people signed in')
  const [path = ''] = /\S+\.zip/.exec(stdout) ?? []
  await expect(type('restore', '--from', path, '--force')).rejects.toThrow('Another Brota is running')
  // Its files would be replaced, too, by a restore into a database elsewhere.
  const databaseUrl = await emptyDatabase()
  const elsewhere = restore({ databaseUrl, dataDir, authSecret: '' }, path, { force: true })
  await expect(elsewhere).rejects.toThrow('Another Brota is running')
  await dropDatabase(databaseUrl)
  await server.stop()
  await expect(type('restore', '--from', path)).rejects.toThrow('not empty')
  expect((await type('restore', '--from', path, '--force')).stdout).toContain('People stay signed in.')
  await expect(type('restore')).rejects.toThrow('Which backup?')
})

it('A site refuses to start on a folder whose restore was interrupted', async () => {
  await assertFinished(folder)
  await writeFile(place('restore-unfinished'), '')
  await expect(assertFinished(folder)).rejects.toThrow('Run it again')
})

it('A folder counts as interrupted until a restore completes: a later failure does not hide it', async () => {
  const dataDir = place('torn')
  await mkdir(join(dataDir, 'restoring/media'), { recursive: true })
  const fail = () => exchangeFiles(dataDir, () => Promise.reject(new Error('not committed')))
  await expect(fail()).rejects.toThrow('not committed')
  await assertFinished(dataDir)
  await writeFile(join(dataDir, 'restore-unfinished'), '')
  await expect(fail()).rejects.toThrow('not committed')
  await expect(assertFinished(dataDir)).rejects.toThrow('Run it again')
})
