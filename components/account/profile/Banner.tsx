import clsx from 'clsx'
import { useBroken } from '#components/ui/useBroken.ts'
import type { UploadedImage } from '#contracts/shapes.ts'
import { bannerAddress } from '#lib/banner.ts'

type BannerProps = {
  user: { id: string; config: { background: UploadedImage | null } }
  /** Its height, where the image's aspect ratio does not fit. */
  className?: string
  /** Where narrow screens hide it: they do not load it. */
  lazy?: boolean
}

/** The banner of a profile: decoration; a colour replaces an image that does not load. */
export function Banner({ user, className = 'aspect-3/1 h-auto', lazy }: BannerProps) {
  const address = bannerAddress(user)
  const { isBroken, watch } = useBroken(address)
  const imageClass = clsx('block w-full bg-brand-soft object-cover', className)
  if (isBroken) return <span className={imageClass} />
  return (
    // biome-ignore lint/performance/noImgElement: media makes the widths
    <img
      {...watch}
      src={address}
      alt=""
      width={1600}
      height={533}
      loading={lazy ? 'lazy' : undefined}
      className={imageClass}
    />
  )
}
