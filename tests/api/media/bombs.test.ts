import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translator } from '#i18n/translator.ts'
import { usualBounds } from '#server/platform/images/decoder.ts'
import { createImages, type Images, type Recipe } from '#server/platform/images/index.ts'
import { buildOrganisation, type Person } from '../../people.ts'
import { avifBomb, createGif, createPng, webpBomb } from '../setup/bombs.ts'
import { createForm, upload } from '../setup/form.ts'
import { listUnderWay } from '../setup/storedFiles.ts'
import { openTestApp } from '../setup/testApp.ts'
import { tusAs } from '../setup/tus.ts'
import { until } from '../setup/until.ts'
import { createZip } from '../setup/zip.ts'

const testApp = openTestApp()
const megabyte = 1024 * 1024
/** How much memory this process may gain: no bomb is decoded in it. */
const maxGrowth = 150 * megabyte
let huertoVivo: Person
let honest: Buffer

beforeAll(async () => {
  huertoVivo = await buildOrganisation()
  honest = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
})

const bombs: [string, () => Buffer | Promise<Buffer>, number][] = [
  ['a PNG of 1.4 MB that would take 1.4 GB', () => createPng(18_500, 18_500), 1.5 * megabyte],
  ['an interlaced PNG of 16 bit', () => createPng(4_500, 4_500, { bits: 16, isInterlaced: true }), megabyte],
  ['an AVIF of a thousand bytes', avifBomb, 2_000],
  ['an animated WebP', webpBomb, 2_000],
]

describe('a decompression bomb', () => {
  it.each(bombs)(
    'Uploading %s is an error with its message in each language',
    async (_what, make, mostBytes) => {
      const bomb = await make()
      expect(bomb.length).toBeLessThan(mostBytes)
      const before = process.memoryUsage.rss()
      for (const language of ['es', 'en', 'br', 'pt'] as const) {
        const { status, body } = await testApp.as(huertoVivo).post('/api/media', undefined, {
          raw: createForm(bomb, 'job'),
          headers: { 'Accept-Language': language },
        })
        const t = await translator(language, 'errors')
        expect([status, body.error, body.message]).toEqual([413, 'Image too large', t('imageTooLarge')])
      }
      expect(process.memoryUsage.rss() - before).toBeLessThan(maxGrowth)
      expect((await upload(testApp, huertoVivo, honest)).status).toBe(201)
    },
  )

  it('A bomb in an archive, as an avatar or in parts is rejected, and no file remains', async () => {
    const bomb = createPng(18_500, 18_500)
    const archived = await upload(testApp, huertoVivo, createZip({ 'one.jpg': honest, 'two.png': bomb }))
    expect([archived.status, archived.body.error]).toEqual([413, 'Image too large'])
    expect((await upload(testApp, huertoVivo, bomb, 'avatar')).body.error).toBe('Image too large')
    const tus = tusAs(testApp, huertoVivo)
    const { headers } = await tus.begin(bomb.length)
    const address = headers.get('location') ?? ''
    expect((await tus.part(address, 0, bomb)).body.error).toBe('Image too large')
    expect((await tus.head(address)).status).toBe(404)
    expect(await listUnderWay(testApp)).toEqual([])
  })

  it('A GIF stays animated up to 60 million pixels over all frames, and beyond becomes its first frame', async () => {
    const within = await upload(testApp, huertoVivo, createGif(100, 100, 20), 'post')
    expect(within.body).toMatchObject({ width: 100, height: 100 })
    expect(within.body.imgName).toMatch(/\.gif$/)
    const above = await upload(testApp, huertoVivo, createGif(1_000, 1_000, 61), 'post')
    expect(above.body).toMatchObject({ width: 1_000, height: 1_000 })
    expect(above.body.imgName).toMatch(/\.jpg$/)
  })
})

describe('thirty uploads at once', () => {
  it('Of thirty simultaneous uploads one is processed, twenty wait and the others get Retry-After', async () => {
    await upload(testApp, huertoVivo, honest)
    const decoder = testApp.platform.images.pid() ?? 0
    process.kill(decoder, 'SIGSTOP')
    let refused = 0
    const sending = Array.from({ length: 30 }, async () => {
      const response = await upload(testApp, huertoVivo, honest)
      if (response.status === 503) refused += 1
      return response
    })
    await until(() => refused === 9)
    expect((await testApp.guest.get('/api/health')).status).toBe(200)
    process.kill(decoder, 'SIGCONT')
    const responses = await Promise.all(sending)
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(21)
    const waits = responses
      .filter(({ status }) => status === 503)
      .map(({ headers }) => headers.get('retry-after'))
    expect(waits).toEqual(Array(9).fill('20'))
  })
})

describe('the decoder process', () => {
  let folder: string
  let images: Images

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brota-pictures-'))
  })
  afterEach(async () => {
    await images.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function file(name: string, content: Buffer): Promise<string> {
    await writeFile(join(folder, name), content)
    return join(folder, name)
  }
  const toUpload = (source: string): Recipe => ({ make: 'upload', source, largest: 4_096, mayMove: false })
  const make = (recipe: Recipe) => images.make(recipe, async ({ width, height }) => [width, height])
  const isRunning = (pid: number) =>
    readFile(`/proc/${pid}/stat`, 'utf8').then(
      (stat) => !/\) Z /.test(stat),
      () => false,
    )

  it.each(['parent', 'child'] as const)(
    'The decoder is killed above its memory limit, as its %s measures it, and the next image gets a new one',
    async (watchFrom) => {
      images = createImages(folder, {
        ...usualBounds,
        mostBytes: 160 * megabyte,
        watchFrom,
        longest: 60_000,
      })
      const large = await file('large.png', createPng(4_400, 4_400, { bits: 16, isInterlaced: true }))
      const small = await file('small.png', createPng(300, 200))
      expect(await make(toUpload(small))).toEqual([300, 200])
      const first = images.pid() ?? 0
      await expect(make(toUpload(large))).rejects.toMatchObject({ code: 'imageTooLarge' })
      expect(await isRunning(first)).toBe(false)
      expect(await make(toUpload(small))).toEqual([300, 200])
      expect(await readdir(folder)).toEqual(['large.png', 'small.png'])
    },
  )

  it('The decoder is killed after its time limit', async () => {
    images = createImages(folder, { ...usualBounds, longest: 200 })
    const large = await file('large.png', createPng(4_400, 4_400, { bits: 16, isInterlaced: true }))
    await expect(make(toUpload(large))).rejects.toMatchObject({ code: 'imageTooLarge' })
  })

  it('A decoder that is killed while it works is replaced, and its image is completed', async () => {
    images = createImages(folder, { ...usualBounds, longest: 60_000 })
    const source = await file('one.png', createPng(3_000, 2_000))
    const small = await file('small.png', createPng(300, 200))
    await make(toUpload(small))
    const pid = images.pid() ?? 0
    const made = make(toUpload(source))
    process.kill(pid, 'SIGKILL')
    expect(await made).toEqual([3_000, 2_000])
    expect(images.pid()).not.toBe(pid)
  })

  it('The decoder exits when idle, and its environment has no secret of the site', async () => {
    process.env.AUTH_SECRET_OF_THE_TEST = 'not-for-children'
    images = createImages(folder, { ...usualBounds, idle: 100 })
    await make(toUpload(await file('small.png', createPng(300, 200))))
    const pid = images.pid() ?? 0
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('not-for-children')
    await until(async () => !(await isRunning(pid)))
  })

  it('The decoder opens only the image types that may be uploaded', async () => {
    images = createImages(folder)
    const tiff = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#3a7' } })
      .tiff()
      .toBuffer()
    await expect(make(toUpload(await file('one.tiff', tiff)))).rejects.toMatchObject({
      code: 'imageUnreadable',
    })
  })
})
