import { OperatorError } from '../operatorError.ts'

/** Why a backup or a restore is impossible, in one sentence for the operator. */
export class BackupError extends OperatorError {
  override name = 'BackupError'
}
