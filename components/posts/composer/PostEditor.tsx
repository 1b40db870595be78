import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { toast } from '#components/ui/toast.ts'
import type { Post } from '#contracts/posts.ts'
import { draftOf, useEditPost } from '#hooks/posts/index.ts'
import { Composer } from './Composer.tsx'

/** A post in its author's hands again, in its place. */
export function PostEditor({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useTranslations('posts.composer')
  const edit = useEditPost()
  // What is edited is what stood there when editing began, whatever is read meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const initial = useMemo(() => draftOf(post), [post.id])
  return (
    <Composer
      place={`edit.${post.id}`}
      initial={initial}
      label={t('editLabel')}
      submit={t('save')}
      send={async (draft) => {
        await edit(post.id, draft)
        toast.success(t('saved'))
        onDone()
      }}
      onCancel={onDone}
    />
  )
}
