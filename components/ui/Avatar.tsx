import clsx from 'clsx'
import { hueOf, initials, servedWidth } from './avatarLook.ts'

export interface AvatarProps {
  id: string
  name: string
  /** The picture's address without its width, or null: then initials stand on a colour of the id. */
  src?: string | null
  /** Pixels of its side. */
  size?: number
  /** Alone (a link with no name beside it) it needs words; otherwise it is decoration. */
  alt?: string
  className?: string
}

/** A face in a circle. */
export function Avatar({ id, name, src, size = 44, alt = '', className }: AvatarProps) {
  const shape = clsx(
    'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-pill',
    className,
  )
  const box = { width: size, height: size }
  if (src) {
    return (
      // biome-ignore lint/performance/noImgElement: media makes the widths
      <img
        src={`${src}?w=${servedWidth(size)}`}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={clsx(shape, 'bg-line object-cover')}
        style={box}
      />
    )
  }
  const words = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <span
      {...words}
      className={clsx(shape, 'select-none font-semibold text-white leading-none')}
      style={{ ...box, fontSize: Math.max(13, size * 0.38), background: `oklch(0.48 0.09 ${hueOf(id)})` }}
    >
      {initials(name)}
    </span>
  )
}
