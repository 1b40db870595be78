import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { type Files, openFiles } from '#server/platform/files/index.ts'
import { moveFiles } from '#server/platform/files/moveFiles.ts'
import { upload } from '../api/setup/form.ts'
import { openTestApp } from '../api/setup/testApp.ts'
import { getCommand } from '../command.ts'
import { buildVolunteer } from '../people.ts'

const settings = inject('bucket') ?? {}
const url = `${settings.MEDIA_URL}/moved`
/** A site that still has its files on the disk. */
const testApp = openTestApp({ MEDIA_URL: '' })
const run = promisify(execFile)
let names: string[] = []

const inBucket = (folder = 'moved') => {
  const [bucket = '', endpoint = ''] = [settings.MEDIA_URL?.slice('s3://'.length), settings.S3_ENDPOINT]
  const keys = {
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  }
  const mediaStore = { bucket, prefix: folder, endpoint, region: 'us-east-1', ...keys }
  return openFiles({ dataDir: testApp.platform.config.dataDir, mediaStore })
}

async function listNames(files: Files): Promise<string[]> {
  const found: string[] = []
  for await (const { name } of files.list('', { deep: true })) found.push(name)
  return found.filter((name) => !name.startsWith('incoming/')).sort()
}

/** Types the command as an operator of this site does. */
const type = (words: string[], environment: Record<string, string> = {}) =>
  run(process.execPath, [...getCommand('media'), ...words], {
    env: {
      ...process.env,
      ...settings,
      MEDIA_URL: '',
      DATA_DIR: testApp.platform.config.dataDir,
      ...environment,
    },
  })

beforeAll(async () => {
  const lucia = await buildVolunteer()
  const image = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  for (let count = 0; count < 3; count += 1) await upload(testApp, lucia, image, 'avatar')
  await testApp.work()
  const { scratch } = testApp.platform.files
  await writeFile(join(scratch, 'half'), 'half an upload')
  names = await listNames(testApp.platform.files)
})
afterAll(() => rm(join(testApp.platform.config.dataDir, 'back'), { recursive: true, force: true }))

it('A move that is interrupted goes on where it was, and copies again what is not the same', async () => {
  const target = await inBucket('interrupted')
  const aborter = new AbortController()
  const manner = { remove: false, signal: aborter.signal, report: () => aborter.abort() }
  await expect(moveFiles(testApp.platform.files, target, manner)).rejects.toThrow()
  const there = await listNames(target)
  expect(there.length).toBeGreaterThan(0)
  expect(there.length).toBeLessThan(names.length)
  const [changed = '', cut = ''] = there
  const { bytes = 0 } = (await target.find(changed)) ?? {}
  await target.write(changed, Buffer.alloc(bytes))
  await target.write(cut, Buffer.from('cut'))
  const again = { remove: false, signal: new AbortController().signal, report: () => {} }
  const moved = await moveFiles(testApp.platform.files, target, again)
  expect([moved.present, moved.copied]).toEqual([there.length - 2, names.length - there.length + 2])
  expect(await listNames(target)).toEqual(names)
})

it('A file that is erased while it is moved stops nothing, and a copy that does not arrive whole is an error', async () => {
  const target = await inBucket('erased')
  const { files } = testApp.platform
  await files.write('gone.jpg', Buffer.from('gone'))
  const find = files.find.bind(files)
  vi.spyOn(files, 'find').mockImplementation(async (name) => {
    const found = await find(name)
    if (name === 'gone.jpg') await files.remove(name)
    return found
  })
  const manner = { remove: false, signal: new AbortController().signal, report: () => {} }
  await moveFiles(files, target, manner)
  expect(await listNames(target)).toEqual(names)
  vi.restoreAllMocks()
  await target.remove(names[0] ?? '')
  vi.spyOn(target, 'adopt').mockImplementation((_path, name) => target.write(name, Buffer.from('else')))
  await expect(moveFiles(files, target, manner)).rejects.toThrow('Run the move again')
})

it('The command moves the files of a running site, empties the disk once the site uses the bucket, and brings them back', {
  timeout: 180_000,
}, async () => {
  await expect(type(['move'])).rejects.toThrow('What to move?')
  await expect(type(['move', '--to', url, '--remove'])).rejects.toThrow('--remove is for later')
  await expect(type(['move', '--to', 'somewhere'])).rejects.toThrow('somewhere is no bucket')
  const first = await type(['move', '--to', url])
  expect(first.stdout).toContain(`Copied ${names.length} files`)
  expect(await listNames(await inBucket())).toEqual(names)
  expect(await listNames(testApp.platform.files)).toEqual(names)
  const original = await readFile(join(testApp.platform.config.dataDir, 'media', names[0] ?? ''))

  const second = await type(['move', '--to', url, '--remove'], { MEDIA_URL: url })
  expect(second.stdout).toContain(`Copied 0 files (0.0 MB), ${names.length} were there`)
  expect(await listNames(testApp.platform.files)).toEqual([])

  const back = await mkdtemp(join(tmpdir(), 'brota-back-'))
  await type(['move', '--from', url, '--remove'], { DATA_DIR: back })
  const returned = await openFiles({ dataDir: back })
  expect(await listNames(returned)).toEqual(names)
  expect(await readFile(join(back, 'media', names[0] ?? ''))).toEqual(original)
  expect(await listNames(await inBucket())).toEqual([])
  await rm(back, { recursive: true })
})
