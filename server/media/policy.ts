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

/** What a file may be by its bytes, by what it is for: pictures everywhere, films in posts. */
export const mayBe = (type: string | null, kind: MediaKind): boolean =>
  type !== null && (pictures.includes(type) || (type === 'video/mp4' && kind === 'post'))
