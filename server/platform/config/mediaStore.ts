import type { Reader } from './reader.ts'

/** A bucket of an S3-compatible store; without an endpoint it is Amazon's. */
export type MediaStore = {
  bucket: string
  /** The folder in the bucket, '' for its top. */
  prefix: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const shape = /^s3:\/\/([a-z0-9][a-z0-9.-]*[a-z0-9])(?:\/([\w./-]*))?$/

/** Where uploaded files are stored: null for DATA_DIR. */
export function readMediaStore(read: Reader): MediaStore | null {
  const store = {
    endpoint: read.shaped('S3_ENDPOINT', /^https?:\/\/./, 'https://s3.example.org'),
    region: read.text('S3_REGION', 'us-east-1'),
    accessKeyId: read.text('S3_ACCESS_KEY_ID'),
    secretAccessKey: read.text('S3_SECRET_ACCESS_KEY'),
  }
  const url = read.shaped('MEDIA_URL', shape, 's3://bucket/folder')
  if (url === '') return null
  if (!store.accessKeyId || !store.secretAccessKey)
    read.complain('MEDIA_URL', 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  const [, bucket = '', folder = ''] = shape.exec(url) ?? []
  return { ...store, bucket, prefix: folder.replace(/^\/+|\/+$/g, '') }
}
