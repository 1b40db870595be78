import type { MediaKind } from '#contracts/lists.ts'

/** Anyone may look at what is shown on pages; chat files and documents need a signed address. */
const openToAll: readonly MediaKind[] = ['avatar', 'background', 'job', 'post', 'store']

export const isOpenToAll = (kind: MediaKind): boolean => openToAll.includes(kind)

/** Only its uploader may put a file on show, and only where files of its kind belong. */
export const mayShow = (
  file: { ownerId: string; kind: MediaKind },
  accountId: string,
  kinds: readonly MediaKind[],
): boolean => file.ownerId === accountId && kinds.includes(file.kind)

/** What people's cameras and screens make. SVG and HTML are programs, not pictures. */
const pictures = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif']

/** What offices and associations send each other, and the ending each is kept under. No macros, no archives. */
const documents: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}

export const isPicture = (type: string | null): boolean => type !== null && pictures.includes(type)

export const isDocument = (type: string | null): type is string => type !== null && type in documents

export const getEnding = (document: string): string => documents[document] ?? ''

/** What a file may be by its bytes, by what it is for: pictures everywhere, videos in posts, papers as documents. */
export const mayBe = (type: string | null, kind: MediaKind): boolean =>
  isPicture(type) || (type === 'video/mp4' && kind === 'post') || (isDocument(type) && kind === 'document')
