import type es from '../es/notifications.ts'
import type { Texts } from '../types.ts'

export default {} satisfies Texts<typeof es>
