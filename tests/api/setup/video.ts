/** The first box of an MP4, what tells it from other files, and the start of one that goes on to the end. */
const firstBoxes = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.from([0, 0, 2, 0]),
  Buffer.from('isommp42'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mdat'),
])

/** So many bytes that look like a video and repeat nowhere, so that a lost or doubled part shows. */
export function createVideo(bytes: number): Buffer {
  const video = Buffer.alloc(bytes)
  for (let at = 0; at + 4 <= bytes; at += 4) video.writeUInt32LE(at, at)
  firstBoxes.copy(video)
  return video
}
