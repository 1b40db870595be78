/** What a browser sees of a video, in pixels; nothing of one that it cannot play. */
export type VideoLook = { width: number | null; height: number | null; still: Blob | null }

const unseen: VideoLook = { width: null, height: null, still: null }

/** A video that has not shown itself by then goes up without a picture of it. */
const patience = 8_000
const widest = 1_280
const quality = 0.82

/** Looks at a video before it goes up: how large it is, and a picture that stands for it until it plays. */
export async function readVideo(file: Blob): Promise<VideoLook> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = URL.createObjectURL(file)
  try {
    return await subscribe(video, AbortSignal.timeout(patience))
  } catch {
    return unseen
  } finally {
    URL.revokeObjectURL(video.src)
    video.removeAttribute('src')
    video.load()
  }
}

async function subscribe(video: HTMLVideoElement, signal: AbortSignal): Promise<VideoLook> {
  await heard(video, 'loadeddata', signal)
  const { videoWidth: width, videoHeight: height, duration } = video
  if (!width || !height) return unseen
  // The very first picture is black more often than not.
  video.currentTime = Number.isFinite(duration) ? Math.min(1, duration / 4) : 0
  const still = await heard(video, 'seeked', signal).then(
    () => draw(video, Math.min(1, widest / width)),
    () => null,
  )
  return { width, height, still }
}

/** Resolves with the event; rejects when the video cannot be played, or takes too long. */
function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const once = { once: true, signal }
    video.addEventListener(event, () => resolve(), once)
    video.addEventListener('error', () => reject(video.error), once)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function draw(video: HTMLVideoElement, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality))
}
