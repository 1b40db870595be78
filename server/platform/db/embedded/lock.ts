import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FolderInUseError } from './error.ts'

/** SQLITE_BUSY: another process has the lock. */
const busy = 5

/**
 * Locks `folder` for this process until `release` or the end of the process. Through SQLite, because Node has no other
 * access to the kernel's file locks, which a killed process cannot leave behind. Throws FolderInUseError.
 */
export function acquireLock(folder: string): { release(): void } {
  const owner = join(folder, 'owner')
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error
    throw new FolderInUseError(
      `Another Brota is running on this folder (pid ${readOwner(owner)}): ${folder}. ` +
        'Stop it first, or give this one its own DATA_DIR.',
    )
  }
  writeFileSync(owner, `${process.pid}\n`)
  return { release: () => lock.close() }
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
