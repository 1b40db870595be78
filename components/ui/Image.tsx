import clsx from 'clsx'
import { useState } from 'react'
import { servedWidth } from './avatarLook.ts'

export interface ImageProps {
  src: string
  /** Empty for decoration. */
  alt: string
  /** Width divided by height: the box has its place before the picture comes. */
  ratio: number
  /** Widths in CSS pixels the box may have; media serves the nearest ones. Leave out for pictures not served by media. */
  widths?: number[]
  sizes?: string
  /** The first picture of a page: fetched at once and before the others. */
  eager?: boolean
  /** A colour or gradient that stands there meanwhile. */
  placeholder?: string
  className?: string
}

const sourceSet = (src: string, widths: number[]) =>
  [...new Set(widths.flatMap((width) => [servedWidth(width / 2), servedWidth(width)]))]
    .map((width) => `${src}?w=${width} ${width}w`)
    .join(', ')

/** A picture that keeps its place, fades in and never jumps. */
export function Image({ src, alt, ratio, widths, sizes, eager, placeholder, className }: ImageProps) {
  const [failed, setFailed] = useState(false)
  return (
    <span
      className={clsx('block w-full overflow-hidden bg-brand-soft', className)}
      style={{ aspectRatio: ratio, background: placeholder }}
    >
      {!failed && (
        // biome-ignore lint/performance/noImgElement: media makes the widths
        <img
          src={widths ? `${src}?w=${servedWidth(Math.max(...widths) / 2)}` : src}
          srcSet={widths && sourceSet(src, widths)}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(true)}
          className="size-full animate-appear object-cover"
        />
      )}
    </span>
  )
}
