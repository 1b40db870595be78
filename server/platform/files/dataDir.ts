import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { systemCode } from '../operatorError.ts'

const isWindows = process.platform === 'win32'
const folderMode = 0o700
const fileMode = 0o600
/** PostgreSQL of a root runs as nobody, who has to pass through; it reads nothing on the way. */
const topMode = process.getuid?.() === 0 ? 0o711 : folderMode
/** Its modes are its own affair. */
const postgres = 'postgres'
/** So many files and folders are looked at in a start, in some seconds; what is below a closed folder is out of reach already. */
const mostEntries = 1_000_000

/** From now on nobody else reads what this process writes, whoever writes it. */
export function writePrivately(): void {
  if (!isWindows) process.umask(0o077)
}

/** Makes the data folder where it is missing; folders above it that were missing, too, can be passed by whom root runs. */
export function createDataDir(dataDir: string): void {
  const path = resolve(dataDir)
  const first = mkdirSync(path, { recursive: true, mode: folderMode })
  if (first === undefined || isWindows) return
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, topMode)
}

/**
 * Brings the data folder to what it is to be, whatever an earlier version or a copy left: nobody else reads anything
 * in it. Answers a sentence for the operator where that cannot be.
 */
export function closeDataDir(dataDir: string): string | null {
  const path = resolve(dataDir)
  try {
    createDataDir(path)
  } catch {
    // Whoever writes there next says why it cannot be.
    return null
  }
  if (isWindows) return null
  if (existsSync(join(path, 'package.json'))) {
    return `${path} holds a program, too: nothing in it was closed to others. Give Brota a DATA_DIR of its own.`
  }
  const closing = new Closing()
  closing.close(path, topMode)
  closing.closeAllIn(path, postgres)
  if (closing.isNotOurs) {
    return `Some of ${path} belongs to another user and stays as it is: chown it, or close it (chmod -R go=).`
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
      // Swept away meanwhile, by another process of the site.
      if (systemCode(error) !== 'ENOENT') this.isNotOurs = true
    }
  }

  /** Folders before what lies in them. Links are not followed: they lead out of it. */
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
