import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { OperatorError, systemCode } from '../operatorError.ts'

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

/**
 * Creates the data folder when it is missing, and missing parents, which PostgreSQL's user can traverse. Throws an
 * OperatorError when this process cannot write in it.
 */
export function createDataDir(dataDir: string): void {
  const path = resolve(dataDir)
  try {
    for (const created of createFolders(path)) if (!isWindows) chmodSync(created, topMode)
    assertWritable(path)
  } catch (error) {
    throw new OperatorError(describeUnwritable(path, error))
  }
}

/** Creates a folder that an operator named, and missing parents. Throws as `createDataDir` does. */
export function createFolder(path: string): void {
  try {
    createFolders(path)
    assertWritable(path)
  } catch (error) {
    throw new OperatorError(describeUnwritable(path, error, 'name another'))
  }
}

export const describeUnwritable = (
  path: string,
  error: unknown,
  instead = 'set DATA_DIR to one of its own',
): string =>
  `The user ${getUserName()} cannot write in ${path} (${systemCode(error)}). Give it that folder, or ${instead}.`

/** Creates each missing folder by itself, since Node's recursive mkdir never ends below /proc. Returns those created. */
function createFolders(path: string): string[] {
  if (isFolder(path)) return []
  const parent = dirname(path)
  const created = parent === path ? [] : createFolders(parent)
  try {
    mkdirSync(path, { mode: folderMode })
  } catch (error) {
    // Another process of the site may have created it meanwhile.
    if (systemCode(error) === 'EEXIST' && isFolder(path)) return created
    throw error
  }
  return [...created, path]
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** A full disk is no reason against a start: pages are still read. */
function assertWritable(path: string): void {
  const probe = join(path, `.${process.pid}.part`)
  try {
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    if (systemCode(error) !== 'ENOSPC') throw error
  }
}

/** The system has no name for the user of some containers. */
function getUserName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}

/**
 * Creates the data folder or closes everything in it to other users, whatever an earlier version or a copy left.
 * Returns a warning for the operator when that is impossible, else null. Throws as `createDataDir` does.
 */
export function closeDataDir(dataDir: string): string | null {
  const path = resolve(dataDir)
  createDataDir(path)
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
