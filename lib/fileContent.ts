/** The file types that uploads accept, by their first bytes. */
export type FileContent = 'image' | 'video' | 'pdf' | 'zip'

const longestStart = 16

/** The types that the server accepts, by the same signatures, as latin1 text. */
const marks: Readonly<Record<FileContent, RegExp>> = {
  image: /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s,
  // QuickTime, sound recorders and cameras write the same box in files that are not MP4.
  video: /^.{4}ftyp(?!qt|M4[ABV]|F4[AB]|3g|mif1|msf1|hei[cx]|hev[cx]|crx|avi[fs])/s,
  pdf: /^%PDF/,
  zip: /^PK\W\W/,
}

const known: readonly FileContent[] = ['image', 'video', 'pdf', 'zip']

/** Detects the type of these first bytes; null when no upload accepts it. */
function contentFromBytes(start: Uint8Array): FileContent | null {
  const text = String.fromCharCode(...start.subarray(0, longestStart))
  return known.find((kind) => marks[kind].test(text)) ?? null
}

export const contentFromFile = async (file: Blob): Promise<FileContent | null> =>
  contentFromBytes(new Uint8Array(await file.slice(0, longestStart).arrayBuffer()))

/** Returns the type that a file extension requires; office documents are zip archives. */
const contents: Readonly<Record<string, FileContent>> = {
  '.jpg': 'image',
  '.jpeg': 'image',
  '.png': 'image',
  '.webp': 'image',
  '.gif': 'image',
  '.mp4': 'video',
  '.pdf': 'pdf',
  '.zip': 'zip',
  '.odt': 'zip',
  '.ods': 'zip',
  '.docx': 'zip',
  '.xlsx': 'zip',
}

export const contentFromExtension = (ending: string): FileContent | undefined => contents[ending]
