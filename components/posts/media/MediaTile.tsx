import { useTranslations } from 'next-intl'
import { Image } from '#components/ui/Image.tsx'
import { Play } from '#components/ui/icons.tsx'
import type { Post, PostMedia } from '#contracts/posts.ts'

type MediaTileProps = {
  media: PostMedia
  place: number
  post: Post
  /** The largest width at which it is shown, in CSS pixels. */
  width: number
  eager?: boolean
  /** How many there are beyond the last tile. */
  more: number
  onOpen: () => void
}

/** An image of a post, or the poster of a video; opens the viewer there. */
export function MediaTile({ media, place, post, width, eager, more, onOpen }: MediaTileProps) {
  const t = useTranslations('posts.media')
  const { imgName, kind, poster, alt } = media
  const still = kind === 'image' ? imgName : poster
  const values = { place: place + 1, count: post.media.length, name: post.author.name }
  const label = t(kind === 'image' ? 'openImage' : 'openVideo', values)
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={alt ? t('described', { label, alt }) : label}
      aria-haspopup="dialog"
      className="relative block size-full overflow-hidden bg-brand-soft focus-visible:-outline-offset-4"
    >
      <Image
        image={still ? { imgName: still } : null}
        alt={alt}
        width={width}
        ratio="1 / 1"
        eager={eager}
        className="absolute inset-0 h-full"
      />
      {kind === 'video' && more === 0 && (
        <span className="absolute top-1/2 left-1/2 inline-flex size-14 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-pill bg-black/60 text-white">
          <Play size={26} aria-hidden className="fill-current" />
        </span>
      )}
      {more > 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-0 flex items-center justify-center bg-black/50 font-semibold text-white text-xl tabular-nums"
        >
          {t('more', { count: more })}
        </span>
      )}
    </button>
  )
}
