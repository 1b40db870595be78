import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { systemCode } from '../operatorError.ts'

const isWindows = process.platform === 'win32'
const folderMode = 0o700
const fileMode = 0o600
/** For root PostgreSQL runs as the user nobody, who has to traverse the folder but cannot list it. */
const topMode = process.getuid?.() === 0 ? 0o711 : folderMode
/** PostgreSQL sets the modes of its own folder. */
const postgres = 'postgres'
/** A start checks at most so many entries, in some seconds; those below a closed folder are unreachable anyway. */
const mostEntries = 1_000_000

/** Makes everything that this process writes readable by its own user only. */
export function writePrivately(): void {
  if (!isWindows) process.umask(0o077)
}

/** Creates the data folder when it is missing, and missing parents, which PostgreSQL's user can traverse. */
export function createDataDir(dataDir: string): void {
  const path = resolve(dataDir)
  const first = mkdirSync(path, { recursive: true, mode: folderMode })
  if (first === undefined || isWindows) return
  for (let created = path; created.length >= first.length; created = dirname(created))
    chmodSync(created, topMode)
}

/**
 * Creates the data folder or closes everything in it to other users, whatever an earlier version or a copy left.
 * Returns a warning for the operator when that is impossible, else null.
 */
export function closeDataDir(dataDir: string): string | null {
  const path = resolve(dataDir)
  try {
    createDataDir(path)
  } catch {
    // The next write to the folder reports why it fails.
    return null
  }
  if (isWindows) return null
  if (existsSync(join(path, 'package.json'))) {
    return `${path} contains a program, too, so nothing in it was closed to other users. Give Brota its own DATA_DIR.`
  }
  const closing = new Closing()
  closing.close(path, topMode)
  closing.closeAllIn(path, postgres)
  if (closing.isNotOurs) {
    return `A part of ${path} belongs to another user and was not changed: chown it, or close it (chmod -R go=).`
  }
  return null
}

class Closing {
  isNotOurs = false
  #seen = 0

  close(path: string, mode: number): void {
    this.#seen += 1
    try {
      if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode)
    } catch (error) {
      // Another process of the site may delete it meanwhile.
      if (systemCode(error) !== 'ENOENT') this.isNotOurs = true
    }
  }

  /** Closes folders before their entries. Links are not followed, since they may lead out of the folder. */
  closeAllIn(top: string, except: string): void {
    const folders = [top]
    for (let folder = folders.pop(); folder && this.#seen < mostEntries; folder = folders.pop()) {
      const entries = this.#listEntries(folder).filter(({ name }) => folder !== top || name !== except)
      const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
      for (const path of below) this.close(path, folderMode)
      for (const entry of entries) if (entry.isFile()) this.close(join(folder, entry.name), fileMode)
      folders.push(...below)
    }
  }

  #listEntries(folder: string) {
    try {
      return readdirSync(folder, { withFileTypes: true })
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') this.isNotOurs = true
      return []
    }
  }
}
