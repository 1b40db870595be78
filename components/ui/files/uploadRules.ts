import { contentFromExtension, contentFromFile } from '#lib/fileContent.ts'
import { exceededMegapixels } from '#lib/imageHeader.ts'
import { type ArchiveFault, lookInside } from './archiveRules.ts'

export type UploadRules = {
  /** File endings with their dot, lower case: ['.jpg', '.png', '.zip']. */
  accept: readonly string[]
  /** In bytes. */
  maxBytes: number
  /** Limits of the unpacked content of an archive of images; the server unpacks it. */
  archive?: { bytes: number; files: number }
  /** False: one file; of several the last is taken. */
  multiple?: boolean
  /** How many more may be added. */
  capacity?: number
}

export type RejectedFile = {
  file: File
  reason: 'type' | 'size' | 'count' | 'pixels'
  /** Its limit in bytes. */
  maxBytes: number
  /** Its limit in megapixels. */
  megapixels?: number
  /** Of an archive: what is wrong inside. */
  archive?: ArchiveFault
}

/** As how many images a file counts, or why it is refused. */
type Verdict = { count: number; rejected?: Omit<RejectedFile, 'file' | 'maxBytes'> }

const getEnding = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase()

const archiveRules = (file: File, { archive }: UploadRules) =>
  getEnding(file.name) === '.zip' ? archive : undefined

const bytesFor = (file: File, rules: UploadRules): number =>
  archiveRules(file, rules)?.bytes ?? rules.maxBytes

/** Checks name and size. */
function judge(file: File, rules: UploadRules): Verdict {
  if (!rules.accept.includes(getEnding(file.name))) return { count: 0, rejected: { reason: 'type' } }
  return file.size > bytesFor(file, rules) ? { count: 0, rejected: { reason: 'size' } } : { count: 1 }
}

/** Checks the first bytes too, as the server does, whatever the name. */
async function judgeContent(file: File, rules: UploadRules): Promise<Verdict> {
  const verdict = judge(file, rules)
  if (verdict.rejected) return verdict
  const content = await contentFromFile(file)
  if (content !== contentFromExtension(getEnding(file.name)))
    return { count: 0, rejected: { reason: 'type' } }
  const megapixels = content === 'image' ? await exceededMegapixels(file) : null
  if (megapixels) return { count: 0, rejected: { reason: 'pixels', megapixels } }
  const archive = archiveRules(file, rules)
  if (!archive) return verdict
  const { fault, count } = await lookInside(file, { files: archive.files, bytesEach: rules.maxBytes })
  return { count, ...(fault && { rejected: { reason: 'type', archive: fault } }) }
}

const limitToOne = (files: readonly File[], { multiple }: UploadRules) => (multiple ? files : files.slice(-1))

/** Splits picked or dropped files by name and size into accepted and rejected ones, with the reasons. */
export const sortFiles = (files: readonly File[], rules: UploadRules) =>
  sort(
    limitToOne(files, rules).map((file) => ({ file, ...judge(file, rules) })),
    rules,
  )

/** Splits them by their content too. */
export const sortByContent = async (files: readonly File[], rules: UploadRules) =>
  sort(
    await Promise.all(
      limitToOne(files, rules).map(async (file) => ({ file, ...(await judgeContent(file, rules)) })),
    ),
    rules,
  )

function sort(judged: readonly ({ file: File } & Verdict)[], rules: UploadRules) {
  const accepted: File[] = []
  const rejected: RejectedFile[] = []
  let capacity = rules.capacity ?? Infinity
  for (const { file, count, rejected: why } of judged) {
    const full = { reason: 'count' as const, ...(count > 1 && { archive: isTooMany(count) }) }
    const reason = why ?? (count > capacity ? full : null)
    if (reason) rejected.push({ file, maxBytes: bytesFor(file, rules), ...reason })
    else {
      accepted.push(file)
      capacity -= count
    }
  }
  return { accepted, rejected }
}

const isTooMany = (count: number): ArchiveFault => ({ reason: 'room', entry: '', count })
