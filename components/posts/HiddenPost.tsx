import { useTranslations } from 'next-intl'
import { HiddenLine } from '#components/moderation/Hideable.tsx'
import type { Post } from '#contracts/posts.ts'
import { useHidePost } from '#hooks/posts/marks.ts'

/** The page of a post that the viewer hid: it can be shown again. */
export function HiddenPost({ post }: { post: Post }) {
  const t = useTranslations('posts.feed')
  const hide = useHidePost()
  return (
    <>
      <h1 className="sr-only">{t('post')}</h1>
      <HiddenLine kind="post" onShow={() => hide(post.id, false)} />
    </>
  )
}
