/** The location of a video as phones write it. */
export const placed = '+40.4168-003.7038+667.000/'

/** An MP4 box with these contents. */
export function box(type: string, ...contents: (Buffer | string)[]): Buffer {
  const body = contents.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one))
  const header = Buffer.alloc(8)
  header.writeUInt32BE(8 + Buffer.concat(body).length)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, ...body])
}

const handler = (type: string) => box('hdlr', `\0\0\0\0\0\0\0\0${type}`, 'a name')
const samples = box(
  'minf',
  box('vmhd', 'xxxx'),
  box('stbl', box('stsd', 'avc1'), box('stco', '1234'), box('udta', placed)),
)

/** A video with its location in each field known to carry one; `length` is the size of its images and sound. */
export const wholeVideo = (length = 200): Buffer =>
  Buffer.concat([
    box('ftyp', 'isom', '\0\0\u0002\0', 'isommp42'),
    box('wide'),
    box(
      'moov',
      box('mvhd', 'a header of a hundred bytes'),
      box(
        'trak',
        box('tkhd', 'of an image'),
        box('mdia', handler('vide'), samples),
        box('udta', box('loci', placed)),
        box('meta', placed),
      ),
      box('trak', box('tkhd', 'of sound'), box('mdia', handler('soun'), box('udta', placed))),
      box('trak', box('tkhd', 'of telemetry'), box('mdia', handler('meta'), box('minf', placed))),
      box('udta', box('\xa9xyz', placed), box('name', 'a name')),
      box('meta', handler('mdta'), box('keys', 'com.apple.quicktime.location.ISO6709'), box('ilst', placed)),
    ),
    box('uuid', '\xbe\x7a\xcf\xcb\x97\xa9\x42\xe8\x9c\x71\x99\x94\x91\xe3\xaf\xac', `<x:xmpmeta>${placed}`),
    box('free', `left over ${placed}`),
    box('mdat', 'pictures and sound', Buffer.alloc(length, 7)),
  ])
