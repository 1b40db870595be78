import { mkdir, readdir } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildOrganisation, type Person } from '../../people.ts'
import { formStart, openUpload, upload } from '../setup/form.ts'
import { listStored } from '../setup/storedFiles.ts'
import { openTestApp } from '../setup/testApp.ts'
import { createZip } from '../setup/zip.ts'

const testApp = openTestApp()
let huertoVivo: Person
let jpeg: Buffer

beforeAll(async () => {
  huertoVivo = await buildOrganisation()
  jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  await mkdir(testApp.platform.files.scratch, { recursive: true })
})

const incoming = () => readdir(testApp.platform.files.scratch)
const refused = async (file: Buffer, kind = 'job') => {
  const { status, body } = await upload(testApp, huertoVivo, file, kind)
  return [status, body.error]
}

afterEach(async () => {
  expect(await incoming()).toEqual([])
})

describe('an upload', () => {
  it('An upload that grows too large is rejected before its end, with the reason', async () => {
    const { write, answer: response, breakOff } = await openUpload(testApp, huertoVivo)
    await write(formStart('avatar'))
    let megabytes = 0
    while (megabytes < 100 && (await write(Buffer.alloc(1024 * 1024)))) megabytes += 1
    expect(await response).toEqual({ status: 413, error: 'File too large' })
    expect(megabytes).toBeLessThan(60)
    breakOff()
  })

  it('An aborted upload leaves no file', async () => {
    for (const more of [Buffer.from('x'), jpeg, Buffer.alloc(1_000_000)]) {
      const { write, breakOff } = await openUpload(testApp, huertoVivo)
      await write(formStart('job'))
      await write(more)
      await vi.waitFor(async () => expect(await incoming()).toHaveLength(1))
      breakOff()
      await vi.waitFor(async () => expect(await incoming()).toEqual([]))
    }
    expect(await listStored(testApp)).toEqual([])
  })

  it.each([
    ['whose form has no end', [formStart('job'), 'some bytes']],
    ['whose form is no form', ['--edge\r\n\u0000\r\n\r\n', 'x'.repeat(200_000), 'x'.repeat(200_000)]],
    ['without a byte', ['']],
  ])('An upload %s is an error', async (_what, pieces) => {
    const { write, end, answer: response } = await openUpload(testApp, huertoVivo)
    for (const piece of pieces) if (piece) await write(piece)
    end()
    expect(await response).toEqual({ status: 400, error: 'Something went wrong uploading the file' })
  })

  it('Simultaneous uploads are stored separately', async () => {
    const colours = ['#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f', '#fff', '#000']
    const responses = await Promise.all(
      colours.map(async (background) => {
        const create = { width: 64, height: 64, channels: 3 as const, background }
        return (await upload(testApp, huertoVivo, await sharp({ create }).png().toBuffer())).body
      }),
    )
    const served = await Promise.all(
      responses.map(({ imgName }) => testApp.guest.get(`/api/media/${imgName}`)),
    )
    const seen = await Promise.all(served.map(({ body }) => sharp(body).raw().toBuffer()))
    const bright = seen.map(([red = 0, green = 0, blue = 0]) => [red > 127, green > 127, blue > 127])
    expect(bright).toEqual(colours.map((colour) => [colour[1] !== '0', colour[2] !== '0', colour[3] !== '0']))
  })
})

describe('a file', () => {
  it('A document, a broken GIF or an image with a script attached is rejected or cleaned', async () => {
    const script = Buffer.from('<script>alert(1)</script>')
    expect(await refused(Buffer.from('%PDF-1.7\n%%EOF'))).toEqual([415, 'File type not allowed'])
    expect(await refused(Buffer.concat([Buffer.from('GIF89a/*'), script]))).toEqual([400, 'Image unreadable'])
    const { body } = await upload(testApp, huertoVivo, Buffer.concat([jpeg, script]))
    const served = await testApp.guest.get(`/api/media/${body.imgName}`)
    expect(served.body.includes('script')).toBe(false)
  })

  it('A PNG that claims too many pixels is rejected', async () => {
    const bomb = await sharp(jpeg).png().toBuffer()
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    expect(await refused(bomb)).toEqual([413, 'Image too large'])
  })
})

describe('a zip', () => {
  const centralStart = (zip: Buffer) => zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))

  it('An encrypted zip is rejected', async () => {
    const zip = createZip({ 'one.jpg': jpeg })
    zip.writeUInt16LE(1, 6)
    zip.writeUInt16LE(1, centralStart(zip) + 8)
    expect(await refused(zip)).toEqual([400, 'Archive unreadable'])
  })

  it('A zip with a false size is rejected', async () => {
    const zip = createZip({ 'one.jpg': jpeg, 'two.jpg': Buffer.alloc(30 * 1024 * 1024) })
    zip.writeUInt32LE(10, zip.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
    expect((await refused(zip))[0]).toBe(400)
  })

  it('A zip inside a zip is rejected, together with the images before it', async () => {
    expect(
      await refused(createZip({ 'one.jpg': jpeg, 'inner.zip': createZip({ 'two.jpg': jpeg }) })),
    ).toEqual([415, 'File type not allowed'])
  })

  it('A zip that is truncated, empty or full of hidden files is rejected', async () => {
    const zip = createZip({ 'one.jpg': jpeg })
    expect(await refused(zip.subarray(0, 100))).toEqual([400, 'Archive unreadable'])
    expect(await refused(createZip({ 'folder/': Buffer.alloc(0) }))).toEqual([400, 'Archive unreadable'])
    const litter = Array.from({ length: 501 }, (_, index) => [`.${index}`, Buffer.alloc(0)])
    expect(await refused(createZip(Object.fromEntries(litter)))).toEqual([
      413,
      'Too many files in the archive',
    ])
  })

  it('A zip of twenty images is accepted', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => [`${index}.jpg`, jpeg])
    const { status, body } = await upload(testApp, huertoVivo, createZip(Object.fromEntries(twenty)))
    expect(status).toBe(201)
    expect(new Set(body.images.map(({ imgName }: { imgName: string }) => imgName)).size).toBe(20)
  })
})
