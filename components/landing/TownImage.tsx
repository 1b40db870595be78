import { images } from '#lib/paths.ts'

type TownImageProps = {
  /** Empty for decoration. */
  alt: string
  /** The main image of the page: fetched before all else; otherwise only when it comes into view. */
  first?: boolean
  className?: string
  imageClassName: string
}

const sizes = '(min-width: 1024px) 660px, 100vw'
const sources = (scheme: 'light' | 'dark') =>
  `${images.landing(scheme, 800)} 800w, ${images.landing(scheme, 1400)} 1400w`

/** A drawing of people around a sprout, by day and by night. */
export function TownImage({ alt, first, className, imageClassName }: TownImageProps) {
  return (
    <picture className={className}>
      <source srcSet={sources('dark')} sizes={sizes} media="(prefers-color-scheme: dark)" />
      <img
        src={images.landing('light', 1400)}
        srcSet={sources('light')}
        sizes={sizes}
        alt={alt}
        width={1400}
        height={1050}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        className={imageClassName}
      />
    </picture>
  )
}
