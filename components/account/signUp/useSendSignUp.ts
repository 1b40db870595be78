import type { FormikHelpers } from 'formik'
import { useTranslations } from 'next-intl'
import { toast } from '#components/ui/toast.ts'
import type { RegisterInput } from '#contracts/account.ts'
import { isRefused, useSignUp } from '#hooks/account/index.ts'
import { useFailureText } from '#hooks/failure.ts'

type Helpers = Pick<FormikHelpers<Record<string, unknown>>, 'setFieldError'>

/** Sends a sign-up; a refusal that belongs to one field is told there. */
export function useSendSignUp(): (input: Partial<RegisterInput>, helpers: Helpers) => Promise<void> {
  const t = useTranslations('account.register')
  const failureText = useFailureText()
  const signUp = useSignUp()
  return async (input, { setFieldError }) => {
    try {
      await signUp(input)
    } catch (error) {
      if (isRefused(error, 'userExists')) {
        toast.error(t('emailTaken'))
        setFieldError('email', t('emailTaken'))
      } else if (isRefused(error, 'belowMinimumAge')) setFieldError('age', failureText(error))
      else throw error
    }
  }
}
