import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/ids.ts'
import { isThere } from '../files/isThere.ts'
import { systemCode } from '../plain.ts'

/** A secret of our own, made once and kept in the data folder; the first of several processes to come makes it. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'auth-secret')
  if (!(await isThere(file))) await makeSecret(dataDir, file)
  return readFile(file, 'utf8')
}

/** It gets its name only when it is whole: nobody reads half of it, and a kill leaves none. */
async function makeSecret(dataDir: string, file: string): Promise<void> {
  const draft = `${file}.${newId()}.part`
  await mkdir(dataDir, { recursive: true })
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    await link(draft, file)
  } catch (error) {
    // Some disks know no second name for a file.
    if (systemCode(error) !== 'EEXIST') await rename(draft, file)
  }
  await rm(draft, { force: true })
}
