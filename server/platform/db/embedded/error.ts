import { OperatorError } from '../../operatorError.ts'

/** Why the embedded database cannot be used, in one sentence for whoever runs the server. */
export class EmbeddedDatabaseError extends OperatorError {
  override name = 'EmbeddedDatabaseError'
}

/** Somebody else holds the folder: its database is up already. */
export class FolderInUseError extends EmbeddedDatabaseError {}
