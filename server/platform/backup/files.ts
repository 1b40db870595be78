import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { systemCode } from '../plain.ts'
import { places } from './manifest.ts'
import type { Archive } from './readArchive.ts'
import { markFinished, markUnfinished } from './unfinished.ts'

const stagingOf = (dataDir: string) => join(dataDir, 'restoring')
const formerOf = (dataDir: string) => join(dataDir, 'before-restore')

/** Whether any file would be lost. */
export async function holdsFiles(dataDir: string): Promise<boolean> {
  const entries = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return entries.some((entry) => entry.isFile())
}

/** Unpacks the files beside those in use, which stay as they are. Answers how many, and whether a secret came along. */
export async function unpackFiles(dataDir: string, archive: Archive, withSecret: boolean) {
  const staging = stagingOf(dataDir)
  await discardUnpacked(dataDir)
  await mkdir(join(staging, 'media'), { recursive: true })
  let files = 0
  await archive.eachFile(async (name, content) => {
    const target = join(staging, 'media', name)
    await mkdir(dirname(target), { recursive: true })
    await pipeline(content, createWriteStream(target))
    files += 1
  })
  const secret = withSecret ? await archive.open(places.secret) : null
  if (secret) await pipeline(secret, createWriteStream(join(staging, 'auth-secret'), { mode: 0o600 }))
  return { files, hasSecret: secret !== null }
}

/** Puts what was unpacked in its place around `commit`; when that fails, all is as it was. */
export async function exchangeFiles(dataDir: string, commit: () => Promise<unknown>): Promise<void> {
  const [staging, former] = [stagingOf(dataDir), formerOf(dataDir)]
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
    await markFinished(dataDir)
    throw error
  }
  await markFinished(dataDir)
  await rm(former, { recursive: true, force: true })
}

export const discardUnpacked = (dataDir: string): Promise<void> =>
  rm(stagingOf(dataDir), { recursive: true, force: true })

async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error) => {
    if (systemCode(error) !== 'ENOENT') throw error
  })
}
