import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { toast } from '#components/ui/states/toast.ts'
import type { Post } from '#contracts/posts.ts'
import { useHidePost, useSavePost } from '#hooks/posts/marks.ts'

/** Saves and hides posts; what removes one from a list can be undone in its toast. */
export function useMarks() {
  const t = useTranslations('posts.menu')
  const toasts = useTranslations('common.toasts')
  const save = useSavePost()
  const hide = useHidePost()
  const { run } = useMutation()
  const undo = (act: () => Promise<void>) => ({
    undo: { label: toasts('undo'), onUndo: () => void run(act) },
  })
  return {
    toggleSaved: async ({ id, saved }: Post) => {
      if (!saved) return run(() => save(id, true), t('saved'))
      const isDone = await run(() => save(id, false))
      if (isDone)
        toast.info(
          t('unsaved'),
          undo(() => save(id, true)),
        )
      return isDone
    },
    hide: async ({ id }: Post) => {
      const isDone = await run(() => hide(id, true))
      if (isDone)
        toast.info(
          t('hidden'),
          undo(() => hide(id, false)),
        )
      return isDone
    },
  }
}
