import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Check, openRepository } from '../../scripts/check/lib/repository.ts'

/** Creates a small repository of these files (path -> text) in a temporary folder, removed after the test. */
export function getFolder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'repository-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** Returns the findings of a check in such a repository, as `file:line why`, in order. */
export async function findOffences(check: Check, files: Record<string, string>): Promise<string[]> {
  const { offences } = await check(openRepository(getFolder(files)))
  return offences.map(({ file, line, why }) => `${file}:${line} ${why}`)
}
