import { execFile } from 'node:child_process'
import { Writable } from 'node:stream'
import { promisify } from 'node:util'
import pino from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { sendMail } from '#server/platform/mail/index.ts'
import { getCommand } from '../../../command.ts'
import { buildVolunteer, type Person } from '../../../people.ts'
import { bearer } from '../../setup/account.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp({ METRICS_TOKEN: 'only-for-prometheus' })
const run = promisify(execFile)
const logged: string[] = []
let lucia: Person
let refuses = true

beforeAll(async () => {
  lucia = await buildVolunteer()
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  testApp.platform.log = pino({ level: 'warn' }, stream)
  const { mailer } = testApp.platform
  testApp.platform.mailer = {
    ...mailer,
    send: async (envelope) => {
      if (!refuses || envelope.to !== lucia.email) return mailer.send(envelope)
      const args = `550 5.1.1 <${lucia.email}>: no such mailbox`
      throw Object.assign(new Error(args), { responseCode: 550, code: 'EENVELOPE' })
    },
  }
})

const write = (person: Person, after?: Date) =>
  testApp.platform.database.db.transaction((tx) =>
    sendMail(tx, {
      to: { email: person.email, accountId: person.id },
      language: 'es',
      content: { subject: 'Sólo falta un paso', heading: 'Hola', paragraphs: ['Confirma tu dirección.'] },
      cause: newId(),
      ...(after ? { after } : {}),
    }),
  )

/** Runs the command as the operator types it. */
const mails = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, DATABASE_URL: testApp.databaseUrl }
  return (await run(process.execPath, [...getCommand('mails'), ...args], { env })).stdout
}

const unsent = async () => {
  const text = (await testApp.guest.get('/api/metrics', bearer('only-for-prometheus'))).body.toString()
  return [...text.matchAll(/brota_mails_unsent\{state="(\w+)"\} (\d+)/g)].map(([, state, total]) => [
    state,
    Number(total),
  ])
}

it('The operator sees a refused address as a metric, an anonymous log line and a list entry, and can retry it', async () => {
  await write(lucia)
  await write(await buildVolunteer())
  await write(await buildVolunteer(), new Date(Date.now() + 3_600_000))
  await testApp.work()
  expect(await unsent()).toEqual([
    ['queued', 1],
    ['refused', 1],
  ])

  const { rows } = await testApp.platform.database.pool.query("select id from mails where state = 'refused'")
  const [{ id }] = rows
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ mail: id, answer: 550 })
  for (const personal of [lucia.email, lucia.id, lucia.name]) expect(logged[0]).not.toContain(personal)

  const list = await mails('refused')
  for (const fact of [id, lucia.email, lucia.id, 'Sólo falta un paso', 'no such mailbox']) {
    expect(list).toContain(fact)
  }
  expect(list).toMatch(/when {5}\d{4}-\d{2}-\d{2}T/)
  expect(list).toContain('1 refused, 1 waiting.')

  refuses = false
  const half = id.slice(0, -1)
  await expect(mails('retry', half)).rejects.toMatchObject({
    code: 1,
    stderr: `${half}  is no refused mail\n`,
  })
  // What an error stops is the script that called, not the mail.
  await expect(mails('retry', id, newId())).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(`${id} {2}waits again\\n.+ {2}is no refused mail`),
  })
  await testApp.work()
  expect(testApp.mails.map(({ to }) => to)).toContain(lucia.email)
  expect(await mails('refused')).toContain('0 refused, 1 waiting.')
})

it('An unknown command prints the usage', async () => {
  await expect(mails('everything')).rejects.toThrow('npm run mails -- refused')
})

it('The list and the metric of refused emails use the index of unsent emails', async () => {
  const { pool } = testApp.platform.database
  await pool.query(`insert into mails (id, cause, recipient, language, content, state)
    select gen_random_uuid(), 'bulk:' || n, 'x@brota.example', 'es', '{}', 'sent' from generate_series(1, 20000) n`)
  await pool.query('analyze mails')
  const plan = async (text: string) => {
    const { rows } = await pool.query<Record<string, string>>(`explain ${text}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const unsentOnly = "where state <> 'sent'"
  expect(await plan(`select state, count(*) from mails ${unsentOnly} group by state`)).toContain(
    'mails_unsent_index',
  )
  expect(
    await plan(`select * from mails ${unsentOnly} and state = 'refused' order by id desc limit 200`),
  ).toContain('mails_unsent_index')
})
