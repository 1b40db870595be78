import { crc32, deflateRawSync } from 'node:zlib'
import yauzl from 'yauzl'

const uint16 = (value: number) => Buffer.from([value & 255, value >> 8])
function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** A real zip archive of these files, with deflated entries, central directory and end record. */
export function createZip(files: Record<string, Buffer>): Buffer {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(content)
    const facts = Buffer.concat([
      uint16(20),
      uint16(0),
      uint16(8),
      uint32(0),
      uint32(crc32(content)),
      uint32(packed.length),
      uint32(content.length),
      uint16(name.length),
      uint16(0),
    ])
    const entry = Buffer.concat([uint32(0x04034b50), facts, name, packed])
    entries.push(entry)
    directory.push(
      Buffer.concat([
        uint32(0x02014b50),
        uint16(20),
        facts,
        uint16(0),
        uint16(0),
        uint16(0),
        uint32(0),
        uint32(offset),
        name,
      ]),
    )
    offset += entry.length
  }
  const central = Buffer.concat(directory)
  const count = uint16(entries.length)
  const end = Buffer.concat([
    uint32(0x06054b50),
    uint32(0),
    count,
    count,
    uint32(central.length),
    uint32(offset),
    uint16(0),
  ])
  return Buffer.concat([...entries, central, end])
}

/** The files of an archive by name. */
export const getEntries = (zip: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((done, fail) => {
    yauzl.fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return fail(error)
      const entries = new Map<string, Buffer>()
      file.on('entry', (entry) =>
        file.openReadStream(entry, async (failure, stream) => {
          if (failure) return fail(failure)
          entries.set(entry.fileName, Buffer.concat(await stream.toArray()))
          file.readEntry()
        }),
      )
      file.on('end', () => done(entries))
      file.readEntry()
    })
  })
