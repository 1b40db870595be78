/** What a file is by its first bytes, of all that our boxes take. */
export type FileContent = 'picture' | 'video' | 'pdf' | 'zip'

const longestStart = 16

/** The same kinds that the server takes, by the same marks; a byte is a character of latin1 here. */
const marks: Readonly<Record<FileContent, RegExp>> = {
  picture: /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s,
  // What QuickTime, telephones' sound recorders and cameras write has the same box and is no MP4.
  video: /^.{4}ftyp(?!qt|M4[ABV]|F4[AB]|3g|mif1|msf1|hei[cx]|hev[cx]|crx|avi[fs])/s,
  pdf: /^%PDF/,
  zip: /^PK\W\W/,
}

const known: readonly FileContent[] = ['picture', 'video', 'pdf', 'zip']

/** The kind of these first bytes; null when they are of none that is taken anywhere. */
function contentFromBytes(start: Uint8Array): FileContent | null {
  const text = String.fromCharCode(...start.subarray(0, longestStart))
  return known.find((kind) => marks[kind].test(text)) ?? null
}

export const contentFromFile = async (file: Blob): Promise<FileContent | null> =>
  contentFromBytes(new Uint8Array(await file.slice(0, longestStart).arrayBuffer()))

/** What a file of this ending has to be: papers of offices are archives of their parts. */
const contents: Readonly<Record<string, FileContent>> = {
  '.jpg': 'picture',
  '.jpeg': 'picture',
  '.png': 'picture',
  '.webp': 'picture',
  '.gif': 'picture',
  '.mp4': 'video',
  '.pdf': 'pdf',
  '.zip': 'zip',
  '.odt': 'zip',
  '.ods': 'zip',
  '.docx': 'zip',
  '.xlsx': 'zip',
}

export const contentFromExtension = (ending: string): FileContent | undefined => contents[ending]
