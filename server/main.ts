// The entry of the server. Node resolves nothing of it before its imports are made quick.
import './quickImports.ts'

await import('./start.ts')
