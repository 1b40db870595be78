/** What a browser sees of a film, in pixels; nothing of one that it cannot play. */
export type Film = { width: number | null; height: number | null; still: Blob | null }

const unseen: Film = { width: null, height: null, still: null }

/** A film that shows nothing by then will not. */
const patience = 8_000
const widest = 1_280
const quality = 0.82

/** Looks at a film before it goes up: how large it is, and a picture that stands for it until it plays. */
export async function lookAtFilm(file: Blob): Promise<Film> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = URL.createObjectURL(file)
  try {
    return await watch(video)
  } catch {
    return unseen
  } finally {
    URL.revokeObjectURL(video.src)
    video.removeAttribute('src')
    video.load()
  }
}

async function watch(video: HTMLVideoElement): Promise<Film> {
  await heard(video, 'loadeddata')
  const { videoWidth: width, videoHeight: height, duration } = video
  if (!width || !height) return unseen
  // The very first picture is black more often than not.
  video.currentTime = Number.isFinite(duration) ? Math.min(1, duration / 4) : 0
  await heard(video, 'seeked')
  return { width, height, still: await draw(video, Math.min(1, widest / width)) }
}

/** Resolves with the event; rejects when the film cannot be played, or takes too long. */
function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const wait = { once: true, signal: AbortSignal.timeout(patience) }
    video.addEventListener(event, () => resolve(), wait)
    video.addEventListener('error', () => reject(video.error), wait)
    wait.signal.addEventListener('abort', () => reject(wait.signal.reason))
  })
}

function draw(video: HTMLVideoElement, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality))
}
