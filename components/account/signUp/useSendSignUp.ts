import { toast } from '#components/ui/states/toast.ts'
import type { RegisterInput } from '#contracts/account.ts'
import { useSignUp } from '#hooks/account/signUp.ts'
import type { TextDraft } from '#hooks/browser/textDraft.ts'
import { isApiError, logBroken, useFailureText } from '#hooks/failure.ts'

type Helpers = { setFieldError: (field: string, sentence: string) => void }

/**
 * Sends a registration, whose draft ends with it; an error of one field is shown there, any other over the form, and unexpected ones are logged.
 */
export function useSendSignUp(
  draft: TextDraft,
): (input: Partial<RegisterInput>, helpers: Helpers) => Promise<void> {
  const failureText = useFailureText()
  const signUp = useSignUp()
  return async (input, { setFieldError }) => {
    try {
      await signUp(input)
      draft.clear()
    } catch (error) {
      const sentence = failureText(error)
      if (isApiError(error, 'userExists')) {
        toast.error(sentence)
        setFieldError('email', sentence)
      } else if (isApiError(error, 'belowMinimumAge')) setFieldError('age', sentence)
      else {
        logBroken('The account could not be created', error)
        throw error
      }
    }
  }
}
