import { PlainError } from '../../plain.ts'

/** Why the embedded database cannot be used, in one sentence for whoever runs the server. */
export class EmbeddedDatabaseError extends PlainError {
  override name = 'EmbeddedDatabaseError'
}

/** Somebody else holds the folder: its database is up already. */
export class FolderInUseError extends EmbeddedDatabaseError {}
