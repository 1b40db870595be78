import type es from '../es/ratings.ts'
import type { Texts } from '../types.ts'

export default {} satisfies Texts<typeof es>
