import { useTranslations } from 'next-intl'
import { toast } from '#components/ui/states/toast.ts'
import type { Deletion } from '#hooks/deletions.ts'
import { useFailureText } from '#hooks/failure.ts'

/** Shows a toast for a deletion with an undo button; when the toast closes, the deletion is sent. */
export function useUndoable(): (deletion: Deletion, success: string) => void {
  const t = useTranslations('common.toasts')
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
