export interface UploadRules {
  /** File endings with their dot, lower case: ['.jpg', '.png', '.zip']. */
  accept: readonly string[]
  /** In bytes. */
  maxBytes: number
  /** Of an archive, which is unpacked on the server; without it an archive is a file like others. */
  archiveBytes?: number
  /** False: one file, and of several the last is taken. */
  multiple?: boolean
  /** How many more may come. */
  room?: number
}

export interface RefusedFile {
  file: File
  reason: 'type' | 'size' | 'count'
  /** What it may weigh. */
  maxBytes: number
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase()

const bytesFor = (file: File, { maxBytes, archiveBytes }: UploadRules): number =>
  archiveBytes !== undefined && endingOf(file.name) === '.zip' ? archiveBytes : maxBytes

function whyNot(file: File, rules: UploadRules): RefusedFile['reason'] | null {
  if (!rules.accept.includes(endingOf(file.name))) return 'type'
  return file.size > bytesFor(file, rules) ? 'size' : null
}

/** Which of the files that were picked or dropped may go up, and why the others may not. */
export function sortFiles(
  files: readonly File[],
  rules: UploadRules,
): { taken: File[]; refused: RefusedFile[] } {
  const offered = rules.multiple ? files : files.slice(-1)
  const taken: File[] = []
  const refused: RefusedFile[] = []
  for (const file of offered) {
    const reason = whyNot(file, rules) ?? (taken.length >= (rules.room ?? Infinity) ? 'count' : null)
    if (reason) refused.push({ file, reason, maxBytes: bytesFor(file, rules) })
    else taken.push(file)
  }
  return { taken, refused }
}
