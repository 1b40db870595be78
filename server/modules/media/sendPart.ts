import { Raw } from '#server/platform/http/index.ts'
import type { SentFile } from './smallFiles.ts'

/** Returns the whole file, or the part in `range` (videos) with 206; 416 for one outside of the file. */
export async function sendPart(
  file: SentFile,
  headers: Record<string, string>,
  range: string | undefined,
): Promise<Raw> {
  const allHeaders = { ...headers, 'Accept-Ranges': 'bytes' }
  const part = range === undefined ? null : getPart(range, file.bytes)
  if (part === null)
    return new Raw(await file.open(), { ...allHeaders, 'Content-Length': String(file.bytes) })
  if (part === 'nowhere') return new Raw('', { ...allHeaders, 'Content-Range': `bytes */${file.bytes}` }, 416)
  return new Raw(
    await file.open(part),
    {
      ...allHeaders,
      'Content-Length': String(part.end - part.start + 1),
      'Content-Range': `bytes ${part.start}-${part.end}/${file.bytes}`,
    },
    206,
  )
}

/** Parses `bytes=0-99`, `bytes=100-`, `bytes=-50`; anything else (several parts, other units) means the whole file. */
function getPart(range: string, bytes: number): { start: number; end: number } | 'nowhere' | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(range.trim())
  if (!found || (found[1] === '' && found[2] === '')) return null
  const [, first = '', last = ''] = found
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return start > end || start >= bytes ? 'nowhere' : { start, end }
}
