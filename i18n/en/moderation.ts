import type es from '../es/moderation.ts'
import type { Texts } from '../types.ts'

export default {} satisfies Texts<typeof es>
