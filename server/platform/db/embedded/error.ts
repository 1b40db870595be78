import { OperatorError } from '../../operatorError.ts'

/** Why the embedded database cannot be used, in one sentence for the operator. */
export class EmbeddedDatabaseError extends OperatorError {
  override name = 'EmbeddedDatabaseError'
}

/** Another process runs the database of this folder. */
export class FolderInUseError extends EmbeddedDatabaseError {}
