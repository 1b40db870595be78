import type es from '../es/search.ts'
import type { Texts } from '../types.ts'

export default {} satisfies Texts<typeof es>
