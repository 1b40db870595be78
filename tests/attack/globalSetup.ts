import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startAttackedSite } from './start.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the library's.
  interface ProvidedContext {
    attackedSite: { origin: string; dataDir: string }
  }
}

/** One production site for every file that does not need one of its own. */
export default async function setup(project: TestProject) {
  const { origin, dataDir, stop } = await startAttackedSite('attack')
  project.provide('attackedSite', { origin, dataDir })
  return async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
