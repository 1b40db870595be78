import type { PercentCrop } from 'react-image-crop'

/** The cropped part of an image as a JPEG of `width` by `height` pixels; null when the browser cannot create one. */
export async function cut(
  image: HTMLImageElement,
  crop: PercentCrop,
  { width, height, name }: { width: number; height: number; name: string },
): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paper = canvas.getContext('2d')
  if (!paper) return null
  // JPEG has no transparency: transparent pixels become white, not black.
  paper.fillStyle = 'white'
  paper.fillRect(0, 0, width, height)
  paper.imageSmoothingQuality = 'high'
  const { naturalWidth, naturalHeight } = image
  const at = (percent: number, length: number) => (percent / 100) * length
  paper.drawImage(
    image,
    at(crop.x, naturalWidth),
    at(crop.y, naturalHeight),
    at(crop.width, naturalWidth),
    at(crop.height, naturalHeight),
    0,
    0,
    width,
    height,
  )
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return blob && new File([blob], name, { type: 'image/jpeg' })
}
