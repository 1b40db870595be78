import clsx from 'clsx'
import type { Picture } from '#contracts/shapes.ts'
import { bannerAddress } from '#lib/banner.ts'

interface BannerProps {
  user: { id: string; config: { background: Picture | null } }
  /** Its height, where the shape of the picture does not fit. */
  className?: string
}

/** The picture over a person's page: decoration, always there. */
export function Banner({ user, className = 'aspect-[3/1] h-auto' }: BannerProps) {
  return (
    // biome-ignore lint/performance/noImgElement: media makes the widths
    <img
      src={bannerAddress(user)}
      alt=""
      width={1600}
      height={533}
      className={clsx('block w-full bg-brand-soft object-cover', className)}
    />
  )
}
