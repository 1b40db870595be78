import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '#lib/durations.ts'

/** Removes the files that a crash left in this machine's folder for files under way more than a day ago. */
export async function sweepScratch(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const before = Date.now() - day
  for (const entry of entries) {
    const path = join(folder, entry.name)
    const found = entry.isFile() ? await stat(path).catch(() => null) : null
    if (found && found.mtimeMs < before) await rm(path, { force: true })
  }
}
