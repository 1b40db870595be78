import { OperatorError } from '../operatorError.ts'

/** Why a backup or a restore cannot be, in one sentence for whoever runs the site. */
export class BackupError extends OperatorError {
  override name = 'BackupError'
}
