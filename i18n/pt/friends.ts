import type es from '../es/friends.ts'
import type { Texts } from '../types.ts'

export default {} satisfies Texts<typeof es>
