import type { MediaKind } from '#contracts/lists.ts'

/** Kinds that are published; files of conversations and documents always need a signed address. */
const published: readonly MediaKind[] = ['avatar', 'background', 'job', 'post', 'store']

export const isPublished = (kind: MediaKind): boolean => published.includes(kind)

/** Whether a file closes while its owner is suspended; the images of enterprises are the site's, whoever uploaded them. */
export const closesWithOwner = (kind: MediaKind): boolean => kind !== 'store'

/**
 *                                        published                        files of conversations, documents
 * as long as it is shown                 anyone                           signed addresses
 * went with its post or offer            signed addresses                 signed addresses
 * while its owner is suspended           signed addresses                 signed addresses
 */
export const isOpenToAll = (file: {
  kind: MediaKind
  withheldAt: Date | null
  ownerSuspended: boolean
}): boolean => isPublished(file.kind) && file.withheldAt === null && !file.ownerSuspended

/** Only its uploader may show a file, only where its kind belongs, and not again what went with its post or offer. */
export const mayShow = (
  file: { ownerId: string; kind: MediaKind; withheldAt: Date | null },
  accountId: string,
  kinds: readonly MediaKind[],
): boolean => file.ownerId === accountId && kinds.includes(file.kind) && file.withheldAt === null

/** The accepted image types. SVG is excluded because it can contain scripts. */
const images = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif']

/** The accepted document types with their extensions, without macros and archives. */
const documents: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}

export const isImage = (type: string | null): boolean => type !== null && images.includes(type)

export const isDocument = (type: string | null): type is string => type !== null && type in documents

export const getEnding = (document: string): string => documents[document] ?? ''

/** Whether a kind accepts a type: images in all kinds, videos in posts, documents as documents. */
export const mayBe = (type: string | null, kind: MediaKind): boolean =>
  isImage(type) || (type === 'video/mp4' && kind === 'post') || (isDocument(type) && kind === 'document')
