/** An entry of an archive's directory. */
export type ZipEntry = {
  name: string
  /** Whether it is unencrypted and stored or deflated. */
  isReadable: boolean
  isDeflated: boolean
  /** Its bytes in the archive, and unpacked. */
  packedBytes: number
  bytes: number
  /** The offset of its local header. */
  offset: number
}

const sizes = { endRecord: 22, comment: 65_535, listed: 46, header: 30 } as const
const signatures = { endRecord: 0x06054b50, listed: 0x02014b50, header: 0x04034b50 } as const

/** Whether an entry is a folder or a desktop's metadata file. */
export const isLitter = (name: string): boolean =>
  name.endsWith('/') || /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/.test(name)

const getView = async (part: Blob) => new DataView(await part.arrayBuffer())

/** Reads an archive's entries from the directory at its end; null if it is unreadable. */
export async function readZip(file: Blob): Promise<ZipEntry[] | null> {
  const tail = await getView(file.slice(-(sizes.endRecord + sizes.comment)))
  let at = tail.byteLength - sizes.endRecord
  while (at >= 0 && tail.getUint32(at, true) !== signatures.endRecord) at -= 1
  if (at < 0) return null
  const [length, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)]
  return readList(await getView(file.slice(start, start + length)), tail.getUint16(at + 10, true))
}

function readList(list: DataView, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  for (let at = 0; entries.length < count; ) {
    if (at + sizes.listed > list.byteLength || list.getUint32(at, true) !== signatures.listed) return null
    const nameLength = list.getUint16(at + 28, true)
    const next =
      at + sizes.listed + nameLength + list.getUint16(at + 30, true) + list.getUint16(at + 32, true)
    if (next > list.byteLength) return null
    const [flags, method] = [list.getUint16(at + 8, true), list.getUint16(at + 10, true)]
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(list.buffer, at + sizes.listed, nameLength)),
      isReadable: flags % 2 === 0 && (method === 0 || method === 8),
      isDeflated: method === 8,
      packedBytes: list.getUint32(at + 20, true),
      bytes: list.getUint32(at + 24, true),
      offset: list.getUint32(at + 42, true),
    })
    at = next
  }
  return entries
}

/** Unpacks about the first `bytes` bytes of an entry; null where the browser cannot. */
export async function readFirstBytes(file: Blob, entry: ZipEntry, bytes: number): Promise<Blob | null> {
  try {
    const header = await getView(file.slice(entry.offset, entry.offset + sizes.header))
    if (header.getUint32(0, true) !== signatures.header) return null
    const start = entry.offset + sizes.header + header.getUint16(26, true) + header.getUint16(28, true)
    const packed = file.slice(start, start + entry.packedBytes).stream()
    const content = entry.isDeflated ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed
    const reader = content.getReader()
    const parts: Uint8Array<ArrayBuffer>[] = []
    for (let read = 0; read < bytes; ) {
      const { value } = await reader.read()
      if (!value) break
      parts.push(value)
      read += value.byteLength
    }
    reader.cancel().catch(() => {})
    return new Blob(parts)
  } catch {
    return null
  }
}
