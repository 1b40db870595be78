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

/** The secrets that the operator set, else those stored in the data folder. */
export async function getSecrets(
  config: Pick<Config, 'dataDir' | 'authSecret' | 'authSecretPrevious'>,
): Promise<Secrets> {
  if (!config.authSecret) return storedSecret(config.dataDir)
  return config.authSecretPrevious ? [config.authSecret, config.authSecretPrevious] : [config.authSecret]
}

/**
 * The secrets in the data folder: the current one and, on the next line, the previous one while it is still accepted.
 * The first of several processes creates the file.
 */
export async function storedSecret(dataDir: string): Promise<Secrets> {
  const file = fileIn(dataDir)
  if (!(await isThere(file))) await createSecret(dataDir, file)
  const [current = '', ...previous] = (await readFile(file, 'utf8')).trim().split('\n')
  return [current, ...previous]
}

/** Creates a new secret; the one before stays accepted. */
export async function rotateSecret(dataDir: string): Promise<void> {
  const [present] = await storedSecret(dataDir)
  await rename(await writeDraft(dataDir, [newSecret(), present]), fileIn(dataDir))
}

/** From now on only the current secret is accepted. */
export async function forgetPreviousSecret(dataDir: string): Promise<void> {
  const [present] = await storedSecret(dataDir)
  await rename(await writeDraft(dataDir, [present]), fileIn(dataDir))
}

/** Writes a draft first and links it last, so that neither a reader nor a kill sees half a secret. */
async function createSecret(dataDir: string, file: string): Promise<void> {
  const draft = await writeDraft(dataDir, [newSecret()])
  try {
    await link(draft, file)
  } catch (error) {
    // Some file systems have no hard links.
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
