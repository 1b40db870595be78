import { afterAll, vi } from 'vitest'

/** React's scheduled work and code that is still loading end while the file has a window. */
afterAll(async () => {
  await vi.dynamicImportSettled()
  await new Promise(setImmediate)
})
