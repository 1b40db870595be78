import { useTranslations } from 'next-intl'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { ArrowUp } from '#components/ui/icons.tsx'
import { StreamEnd } from '#components/ui/lists/StreamEnd.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Post } from '#contracts/posts.ts'
import type { MetWords } from '#contracts/shapes.ts'
import { useUnseen } from '#hooks/deletions.ts'
import { useFailureText } from '#hooks/failure.ts'
import { usePosts } from '#hooks/posts/reads.ts'
import { MediaGrid } from './MediaGrid.tsx'
import { NoPosts } from './NoPosts.tsx'
import { PostSkeletons } from './PostSkeletons.tsx'
import { Posts } from './Posts.tsx'

type PostListProps = {
  /** The id of the author whose posts and mentions are listed; without it, the feed. */
  author?: string
  /** Only posts with these words. */
  query?: string
  /** Only posts with images or videos, as a grid of them. */
  media?: boolean
  /** The posts that the viewer saved. */
  saved?: boolean
  /** Replaces the general text when there are none. */
  empty?: ReactNode
  /** Said above posts that were searched by words. */
  getNote?: (words: MetWords | undefined) => ReactNode
}

/** An endless list of posts. New posts of others are announced and wait until the viewer asks for them. */
export function PostList({ author, query, media, saved, empty, getNote }: PostListProps) {
  const t = useTranslations('posts.list')
  const posts = usePosts({
    ...{ ...(author && { author }), ...(query && { query }) },
    ...{ ...(media && { media }), ...(saved && { saved }) },
  })
  const unseen = useUnseen()
  // A further page is rendered in small pieces, so that scrolling goes on; only then is the next one read.
  const shown = useDeferredValue(posts.data)
  const isRendered = shown === posts.data
  const readOn = async () => {
    if (isRendered) await posts.readOn()
  }
  const isFeed = !(author || query || media || saved)
  const isSeen = ({ id, hidden }: Post) => !(hidden || unseen.has(id))
  const failureText = useFailureText()
  const list = useRef<HTMLDivElement>(null)
  const showFresh = () => {
    const show = async () => {
      await posts.showFresh()
      requestAnimationFrame(() => list.current?.focus({ preventScroll: true }))
    }
    show().catch((error) => toast.error(failureText(error)))
    window.scrollTo({ top: 0 })
  }
  return (
    <Resource
      result={posts}
      isEmpty={({ data }) => !data.some(isSeen)}
      skeleton={<PostSkeletons />}
      empty={empty ?? <NoPosts author={author} media={media} saved={saved} />}
    >
      {({ data, words }) => (
        <div className="relative flex flex-col gap-4">
          {getNote?.(words)}
          <FreshPill count={posts.freshCount} onShow={showFresh} />
          {media ? (
            <MediaGrid posts={data.filter(isSeen)} />
          ) : (
            <Posts ref={list} posts={shown?.data ?? data} unseen={unseen} />
          )}
          <StreamEnd
            hasMore={posts.hasMore || !isRendered}
            failed={posts.readingFailed}
            readOn={readOn}
            label={t('more')}
            skeleton={<PostSkeletons count={2} />}
            end={isFeed && <p className="py-4 text-center text-muted text-sm">{t('end')}</p>}
          />
        </div>
      )}
    </Resource>
  )
}

/** How many new posts there are; it floats over the list, so that nothing moves. */
function FreshPill({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations('posts.list')
  return (
    <div role="status" className="pointer-events-none sticky top-20 z-20 -mb-4 flex h-0 justify-center">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto inline-flex h-11 animate-rise items-center gap-2 rounded-pill bg-brand px-5 font-semibold text-on-brand text-sm shadow-lifted hover:bg-brand-hover"
        >
          <ArrowUp size={18} aria-hidden />
          {t('fresh', { count })}
        </button>
      )}
    </div>
  )
}
