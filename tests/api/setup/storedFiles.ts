import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Files } from '#server/platform/files/index.ts'
import type { TestApp } from './testApp.ts'

/** The names of stored files, without uploads under way. */
export const listStored = async ({ platform: { files } }: TestApp): Promise<string[]> =>
  (await listNames(files, '')).filter((name) => !name.startsWith('incoming/'))

/** The names of files of uploads under way: on this machine, and in the store. */
export async function listUnderWay({ platform: { files } }: TestApp): Promise<string[]> {
  const entries = await readdir(files.scratch, { recursive: true, withFileTypes: true }).catch(() => [])
  const here = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  return files.isShared ? [...here, ...(await listNames(files, 'incoming'))] : here
}

/** The ids of an account's unfinished uploads. */
export async function listUploads({ platform: { files } }: TestApp, ownerId: string): Promise<string[]> {
  const folder = `incoming/tus/${ownerId}`
  const names = await listNames(files, folder)
  return [...new Set(names.map((name) => getUpload(name.slice(folder.length + 1))))]
}

const getUpload = (name: string) => name.replace(/(\.json|\/.*)$/, '')

async function listNames(files: Files, folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of files.list(folder, { deep: true })) names.push(name)
  return names
}

/** Leaves a file as a crash would have left it some time ago. */
export async function leaveFile(testApp: TestApp, name: string, age: number): Promise<void> {
  const { files } = testApp.platform
  if (!isUnderWay(name)) {
    await files.write(name, Buffer.from('left'))
    return ageFile(testApp, name, age)
  }
  const path = join(files.scratch, basename(name))
  await mkdir(files.scratch, { recursive: true })
  await writeFile(path, 'left')
  await utimes(path, new Date(Date.now() - age), new Date(Date.now() - age))
}

export const isStored = async ({ platform: { files } }: TestApp, name: string): Promise<boolean> =>
  isUnderWay(name)
    ? (await stat(join(files.scratch, basename(name))).catch(() => null)) !== null
    : (await files.find(name)) !== null

const isUnderWay = (name: string) => /^incoming\/[^/]*$/.test(name)

/** Ages all files of an unfinished upload, or only what says what it is. */
export async function ageUpload(
  testApp: TestApp,
  address: string,
  { age, onlyInfo = false }: { age: number; onlyInfo?: boolean },
): Promise<void> {
  const id = basename(address)
  for (const name of await listNames(testApp.platform.files, 'incoming/tus'))
    if (name.includes(id) && (!onlyInfo || name.endsWith('.json'))) await ageFile(testApp, name, age)
}

const aged = new WeakMap<Files, Map<string, Date>>()

/** Lets a file appear to be older. Nobody can date objects of a bucket, so its list is changed. */
async function ageFile({ platform }: TestApp, name: string, age: number): Promise<void> {
  const { files, config } = platform
  const then = new Date(Date.now() - age)
  if (!files.isShared) return utimes(join(config.dataDir, 'media', name), then, then)
  const dates = aged.get(files) ?? new Map<string, Date>()
  dates.set(name, then)
  if (aged.has(files)) return
  aged.set(files, dates)
  const list = files.list.bind(files)
  files.list = async function* (...asked) {
    for await (const entry of list(...asked))
      yield { ...entry, writtenAt: dates.get(entry.name) ?? entry.writtenAt }
  }
}
