/** The first box of an MP4, which identifies the type, and the start of a box that runs to the end of the file. */
const firstBoxes = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.from([0, 0, 2, 0]),
  Buffer.from('isommp42'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mdat'),
])

/** This many bytes that look like a video and never repeat, so that a lost or doubled part is noticed. */
export function createVideo(bytes: number): Buffer {
  const video = Buffer.alloc(bytes)
  for (let at = 0; at + 4 <= bytes; at += 4) video.writeUInt32LE(at, at)
  firstBoxes.copy(video)
  return video
}
