import type { PreviousUpload, UploadOptions } from 'tus-js-client'
import { readLocal, writeLocal } from './localStore.ts'
import { readSession } from './session.ts'

type UrlStorage = NonNullable<UploadOptions['urlStorage']>

/** Identifies a file that is chosen again, by account, name, type, size and age. */
export const getFingerprint = ({ name, type, size, lastModified }: File): string =>
  [readSession()?.id, name, type, size, lastModified].join('-')

const isAddress = (value: unknown): value is string => typeof value === 'string'

const toPreviousUpload = (fingerprint: string, uploadUrl: string): PreviousUpload => ({
  uploadUrl,
  urlStorageKey: fingerprint,
  size: null,
  metadata: {},
  creationTime: '',
  parallelUploadUrls: null,
})

/** The addresses of unfinished uploads, stored until the file has arrived, is cancelled, or its account signs out. */
export const unfinishedUploads: UrlStorage = {
  findAllUploads: async () => [],
  findUploadsByFingerprint: async (fingerprint) => {
    const address = readLocal('upload', [fingerprint], isAddress)
    return address ? [toPreviousUpload(fingerprint, address)] : []
  },
  addUpload: async (fingerprint, { uploadUrl }) => {
    writeLocal('upload', [fingerprint], uploadUrl)
    return fingerprint
  },
  removeUpload: async (fingerprint) => writeLocal('upload', [fingerprint], null),
}
