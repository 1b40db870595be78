import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { MessageCircle, Share2 } from '#components/ui/icons.tsx'
import type { Post } from '#contracts/posts.ts'
import { useLikePost } from '#hooks/posts/likes.ts'
import { isUnsaved } from '#hooks/posts/unsaved.ts'
import { ActionButton } from './ActionButton.tsx'
import { LikeHeart } from './LikeHeart.tsx'
import { useSharePost } from './share.ts'

type PostActionsProps = {
  post: Post
  commentsOpen: boolean
  onComment: () => void
}

/** The height of the actions, with their line above. */
export const actionsHeight = 'h-[3.3125rem]'

/**
 * Like, comment, share. A like shows at once. How wide they are is what the `@container` around the cards says: in narrow
 * ones the share's label alone sets the widths, as a count replaces those of the others and nothing may move.
 */
export function PostActions({ post, commentsOpen, onComment }: PostActionsProps) {
  const t = useTranslations('posts.card')
  const like = useLikePost()
  const share = useSharePost()
  const { run } = useMutation()
  const isPending = isUnsaved(post)
  return (
    <div className="border-line border-t px-2 py-1 md:px-3">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] @lg:grid-cols-3 @lg:gap-1">
        <ActionButton
          icon={<LikeHeart liked={post.liked} />}
          label={t('like')}
          count={post.likes}
          aria-pressed={post.liked}
          disabled={isPending}
          onClick={() => void run(() => like(post))}
        />
        <ActionButton
          icon={<MessageCircle size={20} aria-hidden />}
          label={t('comment')}
          count={post.comments}
          aria-expanded={commentsOpen}
          disabled={isPending}
          onClick={onComment}
        />
        <ActionButton
          icon={<Share2 size={20} aria-hidden />}
          label={t('share')}
          yields
          disabled={isPending}
          onClick={() => void share(post)}
        />
      </div>
    </div>
  )
}
