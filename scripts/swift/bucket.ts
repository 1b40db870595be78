import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { type Swift, startSwift } from './index.ts'

/** An S3 server with one bucket; `settings` are those of a site that stores its files there. */
export type Bucket = { swift: Swift; settings: Record<string, string> }

const name = 'brota'

/** Starts an S3 server in `parent` with an empty bucket. */
export async function startBucket(parent: string): Promise<Bucket> {
  const swift = await startSwift(parent)
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
