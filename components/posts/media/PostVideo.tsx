import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { PostMedia } from '#contracts/posts.ts'
import { mediaAddress } from '#lib/media.ts'

type PostVideoProps = {
  video: PostMedia
  /** The name of its author. */
  by: string
  className?: string
}

const widest = 1024

/** A video with its poster; with a poster, nothing else is fetched before it is played. */
export function PostVideo({ video, by, className }: PostVideoProps) {
  const t = useTranslations('posts.media')
  const { imgName, width, height, poster, alt } = video
  const label = t('video', { name: by })
  return (
    // biome-ignore lint/a11y/useMediaCaption: people's own videos come without captions
    <video
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      poster={poster ? mediaAddress(poster, widest) : undefined}
      src={mediaAddress(imgName)}
      aria-label={alt ? t('described', { label, alt }) : label}
      style={{ aspectRatio: width && height ? `${width} / ${height}` : '16 / 9' }}
      className={clsx('max-h-[36rem] w-full bg-black', className)}
    >
      {t('videoFallback')}
    </video>
  )
}
