import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import {
  cancelMail,
  type EmailContent,
  eraseMailsFor,
  eraseMailsTo,
  type MailOrder,
  sendMail,
} from '#server/platform/mail/index.ts'
import { createMailer, type Mailer } from '#server/platform/mail/mailer.ts'
import { savedEmailFolder, savedEmailId } from '#server/platform/mail/saved.ts'
import { addJob } from '#server/platform/work/index.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()
const inbox: { to: string[]; mail: Email }[] = []
/** The mail server's response to an address before it accepts anything. */
const rejections: Record<string, { code: number; text: string }> = {}

const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onConnect(_session, done) {
    const rejection = rejections.everyone
    done(rejection ? Object.assign(new Error(rejection.text), { responseCode: rejection.code }) : null)
  },
  onRcptTo({ address }, _session, done) {
    const rejection = rejections[address]
    done(rejection ? Object.assign(new Error(rejection.text), { responseCode: rejection.code }) : null)
  },
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      const mail = await PostalMime.parse(Buffer.concat(chunks))
      inbox.push({ to: envelope.rcptTo.map(({ address }) => address), mail })
      done()
    })
  },
})

let smtp: Mailer
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  smtp = createMailer({ ...testApp.platform.config, smtpUrl: `smtp://127.0.0.1:${port}` })
  testApp.platform.mailer = smtp
})
afterAll(() => new Promise<void>((done) => server.close(done)))
beforeEach(() => {
  inbox.length = 0
  testApp.platform.mailer = smtp
})

const button = { label: 'Validar mi cuenta', address: 'http://localhost:3000/validate?token=abc-DEF_123' }
const content: EmailContent = {
  subject: 'Sólo falta un paso 🌱',
  heading: 'Hola, Lucía',
  paragraphs: ['Confirma que esta dirección es tuya.', 'Con <b>cariño</b> & "respeto".'],
  button,
  aside: 'El enlace dura dos días.',
}

const order = (overrides: Partial<MailOrder> = {}): MailOrder => ({
  to: { email: `${newId()}@brota.example` },
  language: 'es',
  content,
  cause: `test:${newId()}`,
  ...overrides,
})

const send = (one: MailOrder) => testApp.platform.database.db.transaction((tx) => sendMail(tx, one))
const query = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(text, values)).rows
const getRow = async ({ cause }: MailOrder) =>
  (await query('select * from mails where cause = $1', [cause]))[0]

describe('an email', () => {
  it('An email has a text part with its button alone on a line, an HTML part and the site’s sender address', async () => {
    const one = order()
    await send(one)
    await testApp.work()
    expect(inbox).toHaveLength(1)
    const [{ to, mail } = { to: [], mail: undefined }] = inbox
    expect(to).toEqual([one.to.email])
    expect([mail?.subject, mail?.from?.address]).toEqual([content.subject, 'no-reply@localhost'])
    expect(mail?.text?.split('\n')).toContain(button.address)
    for (const text of [content.heading, ...content.paragraphs, content.aside])
      expect(mail?.text).toContain(text)
    expect(mail?.html).toContain(`href="${button.address}"`)
    expect(mail?.html).toContain('Con &lt;b&gt;cariño&lt;/b&gt; &amp; ')
    expect(mail?.html).toContain('lang="es-ES"')
    expect(mail?.html).not.toMatch(/<script|<img[^>]+http/)
    expect(mail?.attachments).toEqual([])
  })

  it('An email has one row and one Message-ID for each cause, however often it is ordered', async () => {
    const one = order()
    await send(one)
    await send({ ...one, to: { email: 'other@brota.example' } })
    await Promise.all(Array.from({ length: 10 }, () => send(one)))
    await testApp.work()
    const row = await getRow(one)
    expect(inbox.map(({ to, mail }) => [to, mail.messageId])).toEqual([
      [[one.to.email], `<${row.id}@localhost>`],
    ])
    expect([row.state, row.attempts, row.last_error]).toEqual(['sent', 1, ''])
    expect(row.sent_at).toBeInstanceOf(Date)
  })

  it('Line ends in a subject cannot add recipients to an email', async () => {
    const subject = 'Hola\r\nBcc: thief@brota.example\r\n\r\nSurprise'
    await send(order({ content: { ...content, subject, heading: '<mj-raw></mj-text>' } }))
    await testApp.work()
    expect(inbox[0]?.to).toHaveLength(1)
    expect(inbox[0]?.mail.bcc).toBeUndefined()
    expect(inbox[0]?.mail.text).not.toContain('Surprise')
  })

  it('An email of a rolled back transaction is never saved', async () => {
    const one = order()
    const rolledBack = testApp.platform.database.db.transaction(async (tx) => {
      await sendMail(tx, one)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await testApp.work()
    expect([inbox, await getRow(one)]).toEqual([[], undefined])
  })

  it('An email is sent once by several workers, even when it was queued twice', async () => {
    const { db } = testApp.platform.database
    const orders = Array.from({ length: 15 }, () => order())
    for (const one of orders) {
      await send(one)
      const { id } = await getRow(one)
      await addJob(db, 'mail.send', { id })
    }
    await Promise.all([testApp.work(), testApp.work(), testApp.work()])
    expect(inbox.map(({ to }) => to[0]).sort()).toEqual(orders.map(({ to }) => to.email).sort())
  })

  it('A delayed email waits until it is due, and a cancelled one is never sent', async () => {
    const [stored, taken] = [0, 1].map(() => order({ after: new Date(Date.now() + 600_000) }))
    if (!stored || !taken) throw new Error('two orders')
    await send(stored)
    await send(taken)
    await testApp.work()
    expect(inbox).toEqual([])
    await cancelMail(testApp.platform.database.db, taken.cause)
    await cancelMail(testApp.platform.database.db, taken.cause)
    await testApp.work({ later: true })
    expect(inbox.map(({ to }) => to)).toEqual([[stored.to.email]])
    await cancelMail(testApp.platform.database.db, stored.cause)
    expect((await getRow(stored)).state).toBe('sent')
    expect(await getRow(taken)).toBeUndefined()
  })

  it('An email that was cancelled in a failed transaction is still sent', async () => {
    const one = order({ after: new Date(Date.now() + 600_000) })
    await send(one)
    const failed = testApp.platform.database.db.transaction(async (tx) => {
      await cancelMail(tx, one.cause)
      throw new Error('failed')
    })
    await expect(failed).rejects.toThrow('failed')
    await testApp.work({ later: true })
    expect(inbox.map(({ to }) => to)).toEqual([[one.to.email]])
  })
})

describe('a mail server', () => {
  const getJob = async (one: MailOrder) => {
    const { id } = await getRow(one)
    const rows = await query(
      `select attempts, extract(epoch from run_at - now())::float as wait
       from graphile_worker._private_jobs where payload->>'id' = $1`,
      [id],
    )
    return rows[0]
  }

  /** The queue saves a failure a moment after the job returns. */
  const untilSaved = (one: MailOrder) =>
    vi.waitFor(async () => expect((await getJob(one)).wait).toBeGreaterThan(0), { timeout: 5_000 })

  /** The queue deletes a job a moment after it returns. */
  const expectNoJob = (one: MailOrder) =>
    vi.waitFor(async () => expect(await getJob(one)).toBeUndefined(), { timeout: 5_000 })

  it('An email that is answered with 4xx is retried with growing delays and one Message-ID', async () => {
    const one = order()
    rejections[one.to.email] = { code: 451, text: 'greylisted' }
    await send(one)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await testApp.work({ later: true })
      // The queue saves a failure a moment after the job returns.
      const { attempts, wait } = await vi.waitFor(async () => {
        const row = await getJob(one)
        expect(row.wait).toBeGreaterThan(0)
        return row
      })
      expect(attempts).toBe(attempt)
      waits.push(wait)
    }
    for (const [index, wait] of waits.entries()) expect(wait).toBeGreaterThan(2 * (waits[index - 1] ?? 0.5))
    expect(await getRow(one)).toMatchObject({ state: 'queued', attempts: 4 })
    expect((await getRow(one)).last_error).toContain('greylisted')
    delete rejections[one.to.email]
    await testApp.work({ later: true })
    const row = await getRow(one)
    expect([row.state, inbox.map(({ mail }) => mail.messageId)]).toEqual(['sent', [`<${row.id}@localhost>`]])
  })

  it('An email that is answered with 5xx is not retried, and the response is stored', async () => {
    const one = order()
    rejections[one.to.email] = { code: 550, text: 'no such mailbox' }
    await send(one)
    await testApp.work()
    expect(await getRow(one)).toMatchObject({ state: 'refused', attempts: 1 })
    expect((await getRow(one)).last_error).toContain('no such mailbox')
    await expectNoJob(one)
  })

  it('A mail server that rejects the connection itself (5xx to its greeting) loses no email', async () => {
    const one = order()
    rejections.everyone = { code: 554, text: 'not from you' }
    await send(one)
    await testApp.work()
    expect(await getRow(one)).toMatchObject({ state: 'queued', attempts: 1 })
    delete rejections.everyone
    await untilSaved(one)
    await testApp.work({ later: true })
    expect((await getRow(one)).state).toBe('sent')
  })

  it('An email is retried while the server is unreachable, and is marked as refused after the last attempt', async () => {
    const one = order()
    testApp.platform.mailer = createMailer({ ...testApp.platform.config, smtpUrl: 'smtp://127.0.0.1:1' })
    await send(one)
    await testApp.work()
    expect(await getRow(one)).toMatchObject({ state: 'queued', attempts: 1 })
    await untilSaved(one)
    await query('update graphile_worker._private_jobs set attempts = max_attempts - 1')
    await testApp.work({ later: true })
    expect(await getRow(one)).toMatchObject({ state: 'refused', attempts: 2 })
    expect((await getRow(one)).last_error).toContain('ECONNREFUSED')
    await expectNoJob(one)
  })

  it('A mail server that defers one address delays no other email', async () => {
    const [bad, good] = [order(), order()]
    rejections[bad.to.email] = { code: 451, text: 'later' }
    await send(bad)
    await send(good)
    await testApp.work()
    expect(inbox.map(({ to }) => to)).toEqual([[good.to.email]])
  })
})

it('Without a mail server each email is saved as a standard file named by its time and id', async () => {
  testApp.platform.mailer = createMailer(testApp.platform.config)
  const orders = [order(), order(), order()]
  for (const one of orders) await send(one)
  await testApp.work()
  const folder = join(testApp.platform.config.dataDir, 'mail')
  const files = (await readdir(folder)).sort()
  const rows = await query('select id, cause from mails where cause = any($1)', [
    orders.map(({ cause }) => cause),
  ])
  expect(files).toHaveLength(3)
  for (const file of files) {
    const [, time = '', id] = /^(\d{4}-\d{2}-\d{2}T\d{9}Z)-(.+)\.eml$/.exec(file) ?? []
    expect(time.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10))
    expect(rows.map((row) => row.id)).toContain(id)
    const mail = await PostalMime.parse(await readFile(join(folder, file)))
    expect([mail.messageId, mail.subject]).toEqual([`<${id}@localhost>`, content.subject])
    expect(mail.text?.split('\n')).toContain(button.address)
    expect(mail.html).toContain(button.address)
  }
})

it('Saved email files are deleted with their rows, even after a mail server was configured', async () => {
  const { db } = testApp.platform.database
  const { config } = testApp.platform
  const write = async () => {
    const accountId = newId()
    const one = order({ to: { email: `${accountId}@brota.example`, accountId } })
    await send(one)
    return { accountId, id: String((await getRow(one)).id) }
  }
  testApp.platform.mailer = createMailer(config)
  const [lucia, mateo, ines] = [await write(), await write(), await write()]
  await testApp.work()
  const ids = [lucia, mateo, ines].map(({ id }) => id)
  const stored = async () => {
    const files = (await readdir(savedEmailFolder(config.dataDir))).map(savedEmailId)
    return ids.filter((id) => files.includes(id))
  }
  expect(await stored()).toEqual(ids)

  testApp.platform.mailer = smtp
  await eraseMailsFor(db, { id: lucia.accountId, email: '' })
  await eraseMailsTo(db, [mateo.accountId])
  await testApp.work()
  expect(await stored()).toEqual([ines.id])
})
