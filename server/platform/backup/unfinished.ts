import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isThere } from '../files/isThere.ts'
import { BackupError } from './error.ts'

const mark = (dataDir: string) => join(dataDir, 'restore-unfinished')

/** Stands while files and rows change places: the one moment in which a restore could be torn apart. */
export const markUnfinished = (dataDir: string): Promise<void> =>
  writeFile(mark(dataDir), 'A restore is under way, or did not end.\n', { flush: true })

export const markFinished = (dataDir: string): Promise<void> => rm(mark(dataDir), { force: true })

export const isUnfinished = (dataDir: string): Promise<boolean> => isThere(mark(dataDir))

/** Refuses to start on a folder whose restore was cut off. */
export async function assertFinished(dataDir: string): Promise<void> {
  if (!(await isUnfinished(dataDir))) return
  throw new BackupError(
    `A restore into ${dataDir} did not end. Run it again: npm run restore -- --from <file> --force`,
  )
}
