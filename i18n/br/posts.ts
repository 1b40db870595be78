import type es from '../es/posts.ts'
import type { Texts } from '../types.ts'

export default {} satisfies Texts<typeof es>
