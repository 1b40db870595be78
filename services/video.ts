/** What a browser can read of a video, in pixels; all null when it cannot play it. */
export type VideoPreview = { width: number | null; height: number | null; still: Blob | null }

const noPreview: VideoPreview = { width: null, height: null, still: null }

/** A video that takes longer is sent without a poster. */
const timeoutMilliseconds = 8_000
const maxWidth = 1_280
const quality = 0.82

/** Reads the size of a video and a poster from it, before it is sent. */
export async function readVideo(file: Blob): Promise<VideoPreview> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = URL.createObjectURL(file)
  try {
    return await capturePreview(video, AbortSignal.timeout(timeoutMilliseconds))
  } catch {
    return noPreview
  } finally {
    URL.revokeObjectURL(video.src)
    video.removeAttribute('src')
    video.load()
  }
}

async function capturePreview(video: HTMLVideoElement, signal: AbortSignal): Promise<VideoPreview> {
  await waitForEvent(video, 'loadeddata', signal)
  const { videoWidth: width, videoHeight: height, duration } = video
  if (!width || !height) return noPreview
  // The very first frame is usually black.
  video.currentTime = Number.isFinite(duration) ? Math.min(1, duration / 4) : 0
  const still = await waitForEvent(video, 'seeked', signal).then(
    () => draw(video, Math.min(1, maxWidth / width)),
    () => null,
  )
  return { width, height, still }
}

/** Resolves with the event; rejects when the video cannot be played, or takes too long. */
function waitForEvent(
  video: HTMLVideoElement,
  event: 'loadeddata' | 'seeked',
  signal: AbortSignal,
): Promise<void> {
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
