// Owns the way of a whole house into one file and back: its tables, its queue, its files, its secret.
// Never changes what it saves, and never leaves half a house: a backup gets its name last, a restore is one transaction.
// Tells nobody: it answers what it did to the command that asked.
export { backUp } from './backUp.ts'
export { BackupError } from './error.ts'
export { clearLeftovers } from './files.ts'
export { restore } from './restore.ts'
export { assertFinished } from './unfinished.ts'
