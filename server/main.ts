// The production entry. The hook has to be there before the modules that it makes quicker.
import './platform/quickImports.ts'

await import('./start.ts')
