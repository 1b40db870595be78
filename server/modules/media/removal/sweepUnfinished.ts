import { readdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hour } from '#lib/durations.ts'
import type { FileEntry } from '#server/platform/files/index.ts'
import { platform } from '#server/platform/index.ts'
import { tusFolder } from '../names.ts'

const unfinishedFor = 3 * hour

/** Removes uploads in parts without new bytes for three hours, and empty folders of accounts. */
export async function sweepUnfinished(): Promise<void> {
  const { files } = platform()
  const uploads = new Map<string, FileEntry[]>()
  for await (const entry of files.list(tusFolder, { deep: true })) {
    const upload = getUpload(entry.name)
    const entries = uploads.get(upload)
    if (entries) entries.push(entry)
    else uploads.set(upload, [entry])
  }
  const before = Date.now() - unfinishedFor
  for (const entries of uploads.values()) {
    // What an upload is was written before its bytes and is removed with them.
    if (entries.every(({ writtenAt }) => writtenAt.getTime() < before))
      for (const { name } of entries) await files.remove(name)
  }
  if (!files.isShared) await removeEmpty(join(files.scratch, 'tus'))
}

/** Files of one upload: on disk its bytes and `.json`, in a bucket its `.json` and a folder of parts. */
function getUpload(name: string): string {
  const [first = '', second = ''] = name.slice(tusFolder.length + 1).split('/')
  return `${first}/${second.replace(/\.json$/, '')}`
}

async function removeEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    // Fails while the folder is not empty.
    if (entry.isDirectory()) await rmdir(join(folder, entry.name)).catch(() => {})
  }
}
