import { PlainError } from '../../plain.ts'

/** Why the embedded database cannot be used, in one sentence for whoever runs the server. */
export class EmbeddedDatabaseError extends PlainError {
  override name = 'EmbeddedDatabaseError'
}

/** Somebody else holds the folder: its database is up already. */
export class FolderInUseError extends EmbeddedDatabaseError {}

/** The `code` of a system error ('EACCES'), or '' for anything else. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
