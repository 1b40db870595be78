import type { PreviousUpload, UploadOptions } from 'tus-js-client'
import { readLocal, writeLocal } from './localStore.ts'
import { readSession } from './session.ts'

type UrlStorage = NonNullable<UploadOptions['urlStorage']>

/** What a file is known by when it is chosen again: whose it is, its name, kind, size and age. */
export const getMark = ({ name, type, size, lastModified }: File): string =>
  [readSession()?.id, name, type, size, lastModified].join('-')

const isAddress = (value: unknown): value is string => typeof value === 'string'

const asTusKnowsIt = (mark: string, uploadUrl: string): PreviousUpload => ({
  uploadUrl,
  urlStorageKey: mark,
  size: null,
  metadata: {},
  creationTime: '',
  parallelUploadUrls: null,
})

/** Where each file that is on its way goes to, kept until it has arrived, is cancelled, or its person signs out. */
export const unfinishedUploads: UrlStorage = {
  findAllUploads: async () => [],
  findUploadsByFingerprint: async (mark) => {
    const address = readLocal('upload', [mark], isAddress)
    return address ? [asTusKnowsIt(mark, address)] : []
  },
  addUpload: async (mark, { uploadUrl }) => {
    writeLocal('upload', [mark], uploadUrl)
    return mark
  },
  removeUpload: async (mark) => writeLocal('upload', [mark], null),
}
