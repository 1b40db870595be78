import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../files/index.ts'
import { systemCode } from '../operatorError.ts'
import { BackupError } from './error.ts'
import { places } from './manifest.ts'
import type { Archive } from './readArchive.ts'
import { isUnfinished, markFinished, markUnfinished } from './unfinished.ts'

const getStaging = (dataDir: string) => join(dataDir, 'restoring')
const getFormer = (dataDir: string) => join(dataDir, 'before-restore')

/** Whether the store has any media file that a restore would replace. */
export async function hasFiles(files: Files): Promise<boolean> {
  for await (const _ of files.list('', { deep: true })) return true
  return false
}

/** Where a restore puts files: those of a bucket have no folder here. */
type Target = { dataDir: string; files: Files }

/**
 * Unpacks the files beside those in use. Those of a bucket are in use at once, which changes none that is there: the name of
 * a file says what it contains. Returns how many there are and whether the backup has a secret.
 */
export async function unpackFiles({ dataDir, files: store }: Target, archive: Archive, withSecret: boolean) {
  const staging = getStaging(dataDir)
  await discardUnpacked(dataDir)
  let files = 0
  // Both folders are created even when empty, since they replace those in use.
  for (const folder of [places.mediaFolder, places.mailFolder]) {
    const isShared = store.isShared && folder === places.mediaFolder
    if (!isShared) await mkdir(join(staging, folder), { recursive: true })
    await archive.eachFile(folder, async (name, content) => {
      if (isShared) await store.write(name, content)
      else await unpack(content, join(staging, folder, name))
      files += 1
    })
  }
  if (files !== archive.manifest.files)
    throw new BackupError(`The backup is damaged: it has ${files} files, not ${archive.manifest.files}.`)
  const secret = withSecret ? await archive.open(places.secret) : null
  if (secret) await unpack(secret, join(staging, 'auth-secret'))
  return { files, hasSecret: secret !== null }
}

/** Flushes the file to the disk before the rows that name it are committed. */
async function unpack(content: Readable, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await pipeline(content, createWriteStream(target, { flush: true, mode: 0o600 }))
}

/**
 * Exchanges the unpacked files for those in use, then calls `commit`; when that fails, undoes the exchange. The mark
 * of an earlier unfinished restore stays in that case.
 */
export async function exchangeFiles(dataDir: string, commit: () => Promise<unknown>): Promise<void> {
  const [staging, former] = [getStaging(dataDir), getFormer(dataDir)]
  const wasUnfinished = await isUnfinished(dataDir)
  await rm(former, { recursive: true, force: true })
  await mkdir(former)
  await markUnfinished(dataDir)
  const exchanged: string[] = []
  try {
    for (const part of await readdir(staging)) {
      await moveIfThere(join(dataDir, part), join(former, part))
      exchanged.unshift(part)
      await rename(join(staging, part), join(dataDir, part))
    }
    await commit()
  } catch (error) {
    for (const part of exchanged) {
      await moveIfThere(join(dataDir, part), join(staging, part))
      await moveIfThere(join(former, part), join(dataDir, part))
    }
    if (!wasUnfinished) await markFinished(dataDir)
    throw error
  }
  await markFinished(dataDir)
  await rm(former, { recursive: true, force: true })
}

/** Removes the folders of a restore that was killed before or after it exchanged its files. */
export async function clearLeftovers(dataDir: string): Promise<void> {
  await discardUnpacked(dataDir)
  await rm(getFormer(dataDir), { recursive: true, force: true })
}

export const discardUnpacked = (dataDir: string): Promise<void> =>
  rm(getStaging(dataDir), { recursive: true, force: true })

async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error) => {
    if (systemCode(error) !== 'ENOENT') throw error
  })
}
