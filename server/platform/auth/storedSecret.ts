import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { newId } from '../db/ids.ts'
import { isThere } from '../files/isThere.ts'
import { systemCode } from '../operatorError.ts'
import type { Secrets } from './tokens.ts'

const fileIn = (dataDir: string) => join(dataDir, 'auth-secret')

export const newSecret = (): string => randomBytes(48).toString('base64url')

/** What the operator set, else what is kept in the data folder. */
export async function getSecrets(
  config: Pick<Config, 'dataDir' | 'authSecret' | 'authSecretPrevious'>,
): Promise<Secrets> {
  if (!config.authSecret) return storedSecret(config.dataDir)
  return config.authSecretPrevious ? [config.authSecret, config.authSecretPrevious] : [config.authSecret]
}

/**
 * A secret of our own, made once and kept in the data folder; the first of several processes to come makes it. The one
 * before it stands on the next line, while it is still accepted.
 */
export async function storedSecret(dataDir: string): Promise<Secrets> {
  const file = fileIn(dataDir)
  if (!(await isThere(file))) await createSecret(dataDir, file)
  const [current = '', ...previous] = (await readFile(file, 'utf8')).trim().split('\n')
  return [current, ...previous]
}

/** A new secret in place of the present one, which is still accepted. */
export async function rotateSecret(dataDir: string): Promise<void> {
  const [present] = await storedSecret(dataDir)
  await rename(await writeDraft(dataDir, [newSecret(), present]), fileIn(dataDir))
}

/** Accepts the present secret alone. */
export async function forgetPreviousSecret(dataDir: string): Promise<void> {
  const [present] = await storedSecret(dataDir)
  await rename(await writeDraft(dataDir, [present]), fileIn(dataDir))
}

/** It gets its name only when it is whole: nobody reads half of it, and a kill leaves none. */
async function createSecret(dataDir: string, file: string): Promise<void> {
  const draft = await writeDraft(dataDir, [newSecret()])
  try {
    await link(draft, file)
  } catch (error) {
    // Some disks know no second name for a file.
    if (systemCode(error) !== 'EEXIST') await rename(draft, file)
  }
  await rm(draft, { force: true })
}

async function writeDraft(dataDir: string, secrets: readonly string[]): Promise<string> {
  const draft = `${fileIn(dataDir)}.${newId()}.part`
  await mkdir(dataDir, { recursive: true })
  await writeFile(draft, secrets.join('\n'), { mode: 0o600, flush: true })
  return draft
}
