import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isThere } from '../files/isThere.ts'
import { BackupError } from './error.ts'

const mark = (dataDir: string) => join(dataDir, 'restore-unfinished')

/** The mark exists while files and rows are exchanged, the one step that a kill could leave half done. */
export const markUnfinished = (dataDir: string): Promise<void> =>
  writeFile(mark(dataDir), 'A restore is running or did not finish.\n', { flush: true })

export const markFinished = (dataDir: string): Promise<void> => rm(mark(dataDir), { force: true })

export const isUnfinished = (dataDir: string): Promise<boolean> => isThere(mark(dataDir))

/** Throws BackupError when a restore into this folder did not finish. */
export async function assertFinished(dataDir: string): Promise<void> {
  if (!(await isUnfinished(dataDir))) return
  throw new BackupError(
    `A restore into ${dataDir} did not finish. Run it again: npm run restore -- --from <file> --force`,
  )
}
