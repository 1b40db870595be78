import { object } from 'yup'
import { limits } from './limits.ts'
import { imageName, line } from './rules.ts'
import type { UploadedImage } from './shapes.ts'

/** An uploaded image or video where it is shown; `alt` says what it shows, "" where nobody described it. */
export type DescribedMedia = UploadedImage & { alt: string }

/** An image of an offer; everybody reads the caption under it. */
export type CaptionedImage = DescribedMedia & { caption: string }

const described = {
  imgName: imageName().required('image-invalid'),
  alt: line(limits.alternativeText),
}

/** A plain name is a file without texts. */
const fromName = (value: unknown, original: unknown) =>
  typeof original === 'string' ? { imgName: original } : value

export const describedMedia = () => object(described).transform(fromName)

export const captionedImage = () =>
  object({ ...described, caption: line(limits.caption) }).transform(fromName)
