import { useTranslations } from 'next-intl'
import { Lightbox } from '#components/ui/dialogs/Lightbox.tsx'
import type { Post, PostMedia } from '#contracts/posts.ts'
import { mediaAddress, mediaSources } from '#lib/media.ts'
import { PostText } from '../PostText.tsx'
import { PostVideo } from './PostVideo.tsx'

type MediaViewerProps = {
  post: Post
  /** The index of the open one. */
  open: number | null
  onClose: () => void
}

/** The media of a post on the whole screen, with its text. */
export function MediaViewer({ post, open, onClose }: MediaViewerProps) {
  const t = useTranslations('posts.media')
  const { media, author, text, mentions } = post
  return (
    <Lightbox
      open={open}
      onClose={onClose}
      label={t('of', { name: author.name })}
      count={media.length}
      slide={(place, isCurrent) => {
        const one = media[place]
        if (!one) return null
        const alt = one.alt || t('image', { place: place + 1, count: media.length, name: author.name })
        if (one.kind === 'image') return <Large image={one} alt={alt} />
        return isCurrent && <PostVideo video={one} by={author.name} className="max-h-full! max-w-full" />
      }}
      caption={
        text && (
          <PostText
            text={text}
            mentions={mentions}
            folds
            className="mx-auto max-w-middle text-sm text-white! [&_a]:text-white! [&_a]:underline"
          />
        )
      }
    />
  )
}

const widest = 2048

function Large({ image: { imgName, width, height }, alt }: { image: PostMedia; alt: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: media makes the widths itself
    <img
      src={mediaAddress(imgName, widest)}
      srcSet={mediaSources(imgName)}
      sizes="100vw"
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      decoding="async"
      className="size-auto max-h-full max-w-full object-contain"
    />
  )
}
