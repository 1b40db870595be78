import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from '#components/ui/states/toast.ts'
import type { Post } from '#contracts/posts.ts'
import { useFailureText } from '#hooks/failure.ts'
import { type Draft, toDraft, useDraft } from '#hooks/posts/draft.ts'
import { useEditPost } from '#hooks/posts/writing.ts'
import { Composer } from './Composer.tsx'
import { PostConflictDialog } from './PostConflictDialog.tsx'

/** The version written here, and the one that another tab saved meanwhile. */
export type PostConflict = { mine: Draft; theirs: Post }

/** The editor of an existing post, in its place. */
export function PostEditor({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useTranslations('posts.composer')
  const edit = useEditPost()
  const failureText = useFailureText()
  // The edited version is that of the start, whatever is fetched meanwhile.
  const [initial, setInitial] = useState(() => toDraft(post))
  const [conflict, setConflict] = useState<PostConflict | null>(null)
  const [saving, setSaving] = useState(false)
  const place = `edit.${post.id}`
  const { clear } = useDraft(place, initial)

  /** Returns whether it was saved. */
  const save = async (draft: Draft): Promise<boolean> => {
    const { post: present, isStale } = await edit(post.id, draft)
    setConflict(isStale ? { mine: draft, theirs: present } : null)
    if (isStale) return false
    toast.success(t('saved'))
    onDone()
    return true
  }
  const keepMine = async ({ mine, theirs }: PostConflict) => {
    setSaving(true)
    try {
      if (await save({ ...mine, version: theirs.updatedAt })) clear()
    } catch (error) {
      toast.error(failureText(error))
    } finally {
      setSaving(false)
    }
  }
  const takeTheirs = ({ theirs }: PostConflict) => {
    clear()
    setInitial(toDraft(theirs))
    setConflict(null)
  }
  return (
    <>
      <Composer
        key={initial.version}
        place={place}
        initial={initial}
        label={t('editLabel')}
        submit={t('save')}
        send={save}
        onCancel={onDone}
      />
      <PostConflictDialog
        conflict={conflict}
        onClose={() => setConflict(null)}
        onKeepMine={keepMine}
        onTakeTheirs={takeTheirs}
        saving={saving}
      />
    </>
  )
}
