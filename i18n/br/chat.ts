import type es from '../es/chat.ts'
import type { Texts } from '../types.ts'

export default {} satisfies Texts<typeof es>
