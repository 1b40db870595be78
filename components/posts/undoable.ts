import { useTranslations } from 'next-intl'
import { toast } from '#components/ui/states/toast.ts'
import { useFailureText } from '#hooks/failure.ts'
import type { Deletion } from '#hooks/posts/deleting.ts'

/** Shows a toast for a deletion with an undo button; when the toast closes, the deletion is sent. */
export function useUndoable(): (deletion: Deletion, success: string) => void {
  const t = useTranslations('posts.menu')
  const failureText = useFailureText()
  return ({ undo, pass }, success) =>
    toast.info(success, {
      undo: {
        label: t('undo'),
        onUndo: undo,
        onPassed: () => void pass().catch((error) => toast.error(failureText(error))),
      },
    })
}
