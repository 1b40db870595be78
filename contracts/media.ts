import { type InferType, object } from 'yup'
import { limits } from './limits.ts'
import { imageWidths, type MediaKind, mediaKinds } from './lists.ts'
import { imageName, line, oneOfList, opaque, wholeNumber } from './rules.ts'

/** An uploaded file. Sizes are in pixels, null for documents and unmeasured videos. */
export type Uploaded = {
  id: string
  imgName: string
  kind: MediaKind
  width: number | null
  height: number | null
}

/** POST /api/media: one file, or the images of a zip. */
export type UploadResponse = Uploaded | { images: Uploaded[] }

/** The metadata of a large upload; the browser measures a video's size and draws its poster. */
export const tusInput = object({
  filename: line(255),
  kind: oneOfList(mediaKinds).required('required'),
  width: wholeNumber(1, 32_768),
  height: wholeNumber(1, 32_768),
  poster: imageName(),
})
export type TusInput = InferType<typeof tusInput>

const widest = imageWidths[imageWidths.length - 1] ?? limits.imagePixels

/** GET /api/media/{imgName}: any width up to the widest; the server returns the next stored one. */
export const showMediaInput = object({
  imgName: imageName().required('image-invalid'),
  w: wholeNumber(1, widest),
  sig: opaque(500),
  /** Asked by the CDN of MEDIA_PUBLIC_URL, which gets the file and no redirect. */
  direct: wholeNumber(1, 1),
})
