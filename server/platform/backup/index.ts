// Backs up and restores a whole site as one file: its tables, its queue, its files, its secret.
// A backup changes nothing and gets its name last; a restore is one transaction.
export { backUp } from './backUp.ts'
export { BackupError } from './error.ts'
export { clearLeftovers } from './files.ts'
export { restore } from './restore.ts'
export { assertFinished } from './unfinished.ts'
