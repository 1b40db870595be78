import clsx from 'clsx'
import { defaultAvatar, mediaAddress } from '#lib/media.ts'
import { useBroken } from './useBroken.ts'

export type AvatarProps = {
  id: string
  name: string
  /** The imgName; empty, or the default one, shows initials on a colour derived from the id. */
  image?: string | null
  /** The side in pixels. */
  size?: number
  /** Needed when it is alone (a link with no name beside it); otherwise it is decoration. */
  alt?: string
  className?: string
}

const sharpness = 2
/** Below this size only one letter fits. */
const fitsTwo = 36

/** A round avatar; initials where there is no image, or it does not load. */
export function Avatar({ id, name, image, size = 44, alt = '', className }: AvatarProps) {
  const address = image && image !== defaultAvatar ? mediaAddress(image, size * sharpness) : undefined
  const { isBroken, watch } = useBroken(address)
  const box = { width: size, height: size }
  if (address && !isBroken) {
    return (
      // biome-ignore lint/performance/noImgElement: media makes the widths itself
      <img
        {...watch}
        src={address}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={clsx('shrink-0 rounded-pill bg-line object-cover', className)}
        style={box}
      />
    )
  }
  return (
    <span
      className={clsx(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-pill font-semibold text-white leading-none',
        className,
      )}
      style={{ ...box, fontSize: Math.max(13, size * 0.38), background: `oklch(0.48 0.09 ${getHue(id)})` }}
    >
      <span aria-hidden="true">{size < fitsTwo ? initials(name).slice(0, 1) : initials(name)}</span>
      {alt && <span className="sr-only">{alt}</span>}
    </span>
  )
}

const firstLetter = (word = '') => [...word][0] ?? ''

/** Up to two initials of a name: of its first and last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? firstLetter(words.at(-1)) : ''
  return (firstLetter(words[0]) + last).toLocaleUpperCase()
}

/** A hue from 0 to 359, always equal for an id. */
function getHue(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600
  return sum % 360
}
