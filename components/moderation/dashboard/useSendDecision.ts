import { toast } from '#components/ui/states/toast.ts'
import { isApiError, useFailureText } from '#hooks/failure.ts'

/**
 * Sends a decision of a dialog and says in a toast that it is done, or that another moderator was quicker: then the card leaves the
 * list together with its dialog. Throws every other failure, which the dialog shows.
 */
export function useSendDecision() {
  const failureText = useFailureText()
  return async (send: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await send()
      toast.success(done)
    } catch (error) {
      if (!isApiError(error, 'decidedMeanwhile')) throw error
      toast.error(failureText(error))
    }
  }
}
