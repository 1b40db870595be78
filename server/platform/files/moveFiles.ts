import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '../operatorError.ts'
import { type Files, isUnderWay, type StoredFile } from './index.ts'

/** What a move has done so far, in files and in bytes copied. */
export type Moved = { copied: number; bytes: number; present: number; removed: number }

type Manner = {
  /** Removes each file from where it was, once it is known to be where it belongs. */
  remove: boolean
  signal: AbortSignal
  report: (moved: Moved) => void
}

const copiedAtOnce = 4

/**
 * Copies all files from one store to another while a site may use either. Each copy is read back and compared, so a move that
 * was interrupted can be repeated.
 */
export async function moveFiles(from: Files, to: Files, { remove, signal, report }: Manner): Promise<Moved> {
  const moved: Moved = { copied: 0, bytes: 0, present: 0, removed: 0 }
  const moveOne = async (name: string) => {
    signal.throwIfAborted()
    const source = await from.find(name)
    const bytes = source && (await copyFile(name, source, { from, to }))
    if (bytes === null) return
    if (bytes > 0) moved.copied += 1
    else moved.present += 1
    moved.bytes += bytes
    if (!remove) return
    await from.remove(name)
    moved.removed += 1
  }
  for await (const names of inBatches(from)) {
    await Promise.all(names.map(moveOne))
    report(moved)
  }
  return moved
}

async function* inBatches(files: Files): AsyncGenerator<string[]> {
  let names: string[] = []
  for await (const { name } of files.list('', { deep: true })) {
    if (isUnderWay(name)) continue
    names.push(name)
    if (names.length < copiedAtOnce) continue
    yield names
    names = []
  }
  yield names
}

/** Returns the bytes that had to be copied: 0 for a file that is there already, null for one that was erased meanwhile. */
async function copyFile(
  name: string,
  source: StoredFile,
  { from, to }: { from: Files; to: Files },
): Promise<number | null> {
  try {
    const hash = await getHash(source)
    if (await isSame(await to.find(name), source.bytes, hash)) return 0
    await from.withPath(name, (path) => to.adopt(path, name))
    if (await isSame(await to.find(name), source.bytes, hash)) return source.bytes
    throw new OperatorError(`${name} is not the same where it was copied to. Run the move again.`)
  } catch (error) {
    if (await from.find(name)) throw error
    return null
  }
}

const isSame = async (file: StoredFile | null, bytes: number, hash: string): Promise<boolean> =>
  file?.bytes === bytes && (await getHash(file)) === hash

async function getHash(file: StoredFile): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(await file.open(), hash)
  return hash.digest('hex')
}
