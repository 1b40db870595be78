import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Folder, give } from './folder.ts'

const longestPath = 100

/** Creates a private folder for the server's socket: in `home`, or in the temporary folder when the path is too long. */
export async function openSocketFolder(folder: Folder, port: number): Promise<string> {
  const usual = join(folder.home, 'socket')
  const note = join(folder.home, 'socket-is-in')
  await closeSocketFolder(folder)
  const fits = Buffer.byteLength(join(usual, `.s.PGSQL.${port}`)) <= longestPath
  const path = fits ? usual : await mkdtemp(join(tmpdir(), 'brota-'))
  if (fits) await mkdir(usual, { recursive: true, mode: 0o700 })
  else await writeFile(note, path)
  await give(path, folder.runner)
  return path
}

/** The folder with the socket of a running server. */
export const findSocketFolder = (folder: Folder): Promise<string> =>
  readFile(join(folder.home, 'socket-is-in'), 'utf8').catch(() => join(folder.home, 'socket'))

/** Removes the temporary folder of an earlier run, if there is one. */
export async function closeSocketFolder(folder: Folder): Promise<void> {
  const note = join(folder.home, 'socket-is-in')
  const path = await readFile(note, 'utf8').catch(() => '')
  if (path) await rm(path, { recursive: true, force: true })
  await rm(note, { force: true })
}
