import { tmpdir } from 'node:os'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { TestProject } from 'vitest/node'
import { startSwift } from '../../../scripts/swift/index.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the library's.
  interface ProvidedContext {
    /** The settings of a bucket for all tests of the project; none in projects that store files on disk. */
    bucket: Record<string, string> | undefined
  }
}

const name = 'brota'

/** Starts an S3 server with an empty bucket; `settings` are those of a site that stores its files there. */
export async function startBucket() {
  const swift = await startSwift(tmpdir())
  const { endpoint, accessKeyId, secretAccessKey } = swift
  const credentials = { accessKeyId, secretAccessKey }
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
  await client.send(new CreateBucketCommand({ Bucket: name }))
  client.destroy()
  const settings = {
    MEDIA_URL: `s3://${name}`,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  return { swift, settings }
}

/** Provides one S3 server for all tests of the project. */
export default async function setup(project: TestProject) {
  const { swift, settings } = await startBucket()
  project.provide('bucket', settings)
  return swift.stop
}
