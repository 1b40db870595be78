import clsx from 'clsx'
import { mediaAddress, mediaSources } from '#lib/media.ts'
import { useBroken } from './useBroken.ts'

export type ImageProps = {
  /** An uploaded image; without one the theme's colour is shown. */
  image?: { imgName: string } | null
  /** Or an address of the site's own (a default banner). */
  src?: string
  /** Empty for decoration. */
  alt: string
  /** The largest width at which it is shown, in CSS pixels. */
  width: number
  /** The box has its size before the image loads. */
  ratio: keyof typeof ratios
  sizes?: string
  /** The first image of a page: fetched at once and before the others. */
  eager?: boolean
  /** Shows the whole image rather than filling the box. */
  contain?: boolean
  className?: string
}

const ratios = {
  '1 / 1': 'aspect-square',
  '2 / 1': 'aspect-2/1',
  '3 / 1': 'aspect-3/1',
  '3 / 2': 'aspect-3/2',
}

/** An image in a box of fixed size, on a soft colour until it has loaded. */
export function Image({ image, src, alt, width, ratio, sizes, eager, contain, className }: ImageProps) {
  const address = image ? mediaAddress(image.imgName, width) : src
  const { isBroken, watch } = useBroken(address)
  return (
    <span className={clsx('block w-full shrink-0 overflow-hidden bg-brand-soft', ratios[ratio], className)}>
      {address && !isBroken && (
        // biome-ignore lint/performance/noImgElement: media makes the widths itself
        <img
          {...watch}
          src={address}
          srcSet={image ? mediaSources(image.imgName, width * 2) : undefined}
          sizes={sizes ?? `(max-width: ${width}px) 100vw, ${width}px`}
          alt={alt}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          className={clsx('size-full', contain ? 'object-contain' : 'object-cover')}
        />
      )}
    </span>
  )
}
