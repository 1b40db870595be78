import { Image, type ImageProps } from '#components/ui/Image.tsx'
import type { Picture as Uploaded } from '#contracts/shapes.ts'
import { mediaAddress } from '#lib/media.ts'

interface PictureProps extends Omit<ImageProps, 'src' | 'widths'> {
  /** null keeps the place empty. */
  picture: Uploaded | null
  widths: number[]
}

/** An uploaded picture in the width that its place needs. */
export function Picture({ picture, ...image }: PictureProps) {
  if (!picture) {
    return (
      <span
        aria-hidden
        className={`block bg-brand-soft ${image.className ?? ''}`}
        style={{ aspectRatio: image.ratio }}
      />
    )
  }
  return <Image {...image} src={mediaAddress(picture.imgName)} />
}
