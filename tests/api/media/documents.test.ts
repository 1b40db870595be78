import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildVolunteer, type Person } from '../../people.ts'
import { chatAs, connect } from '../setup/chat.ts'
import { upload } from '../setup/form.ts'
import { listStored } from '../setup/storedFiles.ts'
import { openTestApp } from '../setup/testApp.ts'
import { createZip } from '../setup/zip.ts'

const testApp = openTestApp()
let lucia: Person
let mateo: Person
let her: ReturnType<typeof chatAs>

const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
const office = (type: string, more: Record<string, Buffer> = {}) =>
  createZip({
    '[Content_Types].xml': Buffer.from(
      `<?xml version="1.0"?><Types><Override PartName="/x.xml" ContentType="${type}.main+xml"/></Types>`,
    ),
    ...more,
  })
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const open = (what: string) =>
  createZip({ mimetype: Buffer.from(`application/vnd.oasis.opendocument.${what}`) })

beforeAll(async () => {
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
})
beforeEach(async () => {
  lucia = await buildVolunteer()
  her = chatAs(testApp, lucia)
  await connect(testApp, lucia, mateo)
})

const send = (file: Buffer, name: string, kind = 'document') => upload(testApp, lucia, file, kind, name)
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const stored = () => listStored(testApp)

/** Uploads a file, sends it to Mateo and returns its signed address. */
async function shareDocument(file: Buffer, name: string): Promise<string> {
  const { imgName } = (await send(file, name)).body
  const { body } = await her.say(mateo, '', { media: [imgName] })
  return body.media[0]
}
const query = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)

async function minutesLater(minutes: number, act: () => Promise<void>): Promise<void> {
  testApp.pass(minutes * 60_000)
  await act().finally(() => testApp.pass(-minutes * 60_000))
}
const fetched = (address: string) => testApp.guest.get(address.replace(testApp.origin, ''))

describe('a document', () => {
  it.each([
    ['acta.pdf', pdf, 'application/pdf'],
    ['carta.odt', open('text'), 'application/vnd.oasis.opendocument.text'],
    ['turnos.ods', open('spreadsheet'), 'application/vnd.oasis.opendocument.spreadsheet'],
    ['carta.docx', office(wordType), wordType],
    ['turnos.xlsx', office(sheetType), sheetType],
  ])(
    'A document such as %s is stored unchanged and served as a download, never inline',
    async (name, file, type) => {
      const response = await fetched(await shareDocument(file, name))
      expect(response.status).toBe(200)
      expect(hash(response.body)).toBe(hash(file))
      const headerNames = ['content-type', 'content-disposition', 'x-content-type-options', 'cache-control']
      expect(headerNames.map((head) => response.headers.get(head))).toEqual([
        type,
        `attachment; filename="${name}"`,
        'nosniff',
        'private, no-store',
      ])
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
    },
  )

  it('A document is downloaded with a name of plain letters, digits and hyphens', async () => {
    const names = {
      'Acta reunión Núm. 3.pdf': 'acta-reunion-num-3.pdf',
      '../../etc/passwd.pdf': 'passwd.pdf',
      'a"; filename="evil.html.pdf': /^[a-z0-9-]*evil-html\.pdf$/,
      'nómina\u202Efdp.exe': 'nomina-fdp.pdf',
      [`${'long '.repeat(60)}.pdf`]: /^(long-){11}long\.pdf$|^(long-)+lon?g?\.pdf$/,
      'договор.pdf': /^[0-9a-f-]{36}\.pdf$/,
      '.pdf': /^[0-9a-f-]{36}\.pdf$/,
    }
    for (const [name, expected] of Object.entries(names)) {
      const response = await fetched(await shareDocument(pdf, name))
      const [, savedAs] =
        /^attachment; filename="([^"]*)"$/.exec(response.headers.get('content-disposition') ?? '') ?? []
      if (typeof expected === 'string') expect(savedAs).toBe(expected)
      else expect(savedAs).toMatch(expected)
    }
  })

  it('An image can be sent as a document, and is re-encoded as images are', async () => {
    const image = sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a7' } })
    const { status, body } = await send(await image.png().toBuffer(), 'scan.pdf')
    expect([status, body.imgName.split('.').at(-1), body.width]).toEqual([201, 'jpg', 30])
  })
})

describe('a file that is not a document by its bytes', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const macros = office('application/vnd.ms-word.document.macroEnabled')
  const bomb = createZip({ '[Content_Types].xml': Buffer.alloc(60_000_000, ' ') })
  const manyNames = createZip(
    Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`../${'x/'.repeat(90)}${n}`, Buffer.of(0)])),
  )

  it.each([
    ['a page called pdf', html, 'acta.pdf'],
    ['a page behind a comment', Buffer.concat([Buffer.from('<!-- %PDF-1.4 -->'), html]), 'acta.pdf'],
    ['a drawing that runs', svg, 'logo.pdf'],
    ['a plain zip', createZip({ 'a.txt': Buffer.from('a') }), 'carta.docx'],
    ['a document with macros', macros, 'carta.docx'],
    ['a bomb of one name', bomb, 'carta.docx'],
    ['a zip of many names', manyNames, 'carta.docx'],
    ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(400)]), 'carta.pdf'],
    ['noise', randomBytes(2_000), 'turnos.xlsx'],
    ['nothing', Buffer.alloc(0), 'acta.pdf'],
  ])('Uploading %s as a document is an error', async (_what, file, name) => {
    const before = await stored()
    const began = Date.now()
    const { status, body } = await send(file, name)
    expect([status, body.error]).toEqual([415, 'File type not allowed'])
    expect(Date.now() - began).toBeLessThan(2_000)
    expect(await stored()).toEqual(before)
  })

  it('A document over 10 MB is rejected', async () => {
    const { status } = await send(Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]), 'large.pdf')
    expect(status).toBe(413)
  })

  it('A document is not accepted as an image of a chat, post, avatar, background or store', async () => {
    for (const kind of ['chat', 'post', 'avatar', 'background', 'store']) {
      expect((await send(pdf, 'acta.pdf', kind)).status).toBe(415)
    }
  })
})

describe('a signed address', () => {
  it('Only the signed address that both people of the conversation get opens the file', async () => {
    const address = await shareDocument(pdf, 'acta.pdf')
    const listed = (await chatAs(testApp, mateo).with(lucia))?.conversation_id ?? ''
    const [theirs] = await chatAs(testApp, mateo).messages(listed)
    expect((await fetched(theirs?.media[0] ?? '')).status).toBe(200)
    const bare = address.replace(/\?.*$/, '')
    const [until = '', signature = ''] = (
      new URL(address, testApp.origin).searchParams.get('sig') ?? ''
    ).split('.')
    const other = (await shareDocument(pdf, 'otra.pdf')).replace(/\?.*$/, '')
    const forged = [
      bare,
      `${bare}?sig=`,
      `${bare}?sig=${until}.${signature.slice(0, -2)}AA`,
      `${bare}?sig=zzzzzzzz.${signature}`,
      `${bare}?sig=.${signature}`,
      `${other}?sig=${until}.${signature}`,
    ]
    for (const one of forged) expect((await fetched(one)).status).toBe(403)
    // A session does not replace the signature.
    expect((await testApp.as(lucia).get(bare.replace(testApp.origin, ''))).status).toBe(403)
  })

  it('An expired signed address opens nothing, and the conversation returns a new one', async () => {
    // Ines signs in only later, since sessions expire too.
    const ines = await buildVolunteer()
    const { imgName } = (await send(pdf, 'acta.pdf')).body
    const { conversation_id: id, media } = (await her.say(ines, '', { media: [imgName] })).body
    await minutesLater(59, async () => expect((await fetched(media[0])).status).toBe(200))
    await minutesLater(91, async () => {
      expect((await fetched(media[0])).status).toBe(403)
      const [again] = await chatAs(testApp, ines).messages(id)
      expect((await fetched(again?.media[0] ?? '')).status).toBe(200)
    })
  })
})

describe('sending a document', () => {
  it('An account can send only its own files that were uploaded for a conversation', async () => {
    const own = (await send(pdf, 'acta.pdf')).body.imgName
    const theirs = (await upload(testApp, mateo, pdf, 'document', 'suya.pdf')).body.imgName
    expect((await her.say(mateo, '', { media: [own] })).status).toBe(201)
    for (const media of [[theirs], ['nothing.pdf'], [own, theirs], ['../../x.pdf']]) {
      const { status, body } = await her.say(mateo, 'Look', { media })
      expect([status, Object.keys(body.fields ?? {}).length]).toEqual([400, 1])
    }
    expect((await her.say(mateo, '', { media: Array(11).fill(own) })).status).toBe(400)
  })

  it('The sweep keeps documents that were sent and deletes the others', async () => {
    const address = await shareDocument(pdf, 'acta.pdf')
    const left = (await send(pdf, 'nunca.pdf')).body.imgName
    await query("update media set created_at = created_at - interval '2 days' where owner_id = $1", [
      lucia.id,
    ])
    await query("select graphile_worker.add_job('media.sweep')")
    await testApp.work()
    expect((await fetched(address)).status).toBe(200)
    expect(await stored()).not.toContain(left)
  })
})
