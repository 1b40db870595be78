import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { startBucket } from '../../../scripts/swift/bucket.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the library's.
  interface ProvidedContext {
    /** The settings of a bucket for all tests of the project; none in projects that store files on disk. */
    bucket: Record<string, string> | undefined
  }
}

/** Provides one S3 server for all tests of the project. */
export default async function setup(project: TestProject) {
  const { swift, settings } = await startBucket(tmpdir())
  project.provide('bucket', settings)
  return swift.stop
}
