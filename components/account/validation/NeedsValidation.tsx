import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { useResendValidation } from '#hooks/account/validation.ts'
import { useFocusOnChange } from '#hooks/browser/focusOnChange.ts'

/** Shown to someone who signs in before validating: the reason, and a button to send the link again. */
export function NeedsValidation({ email }: { email: string }) {
  const t = useTranslations('account.login')
  const errors = useTranslations('errors')
  const resend = useResendValidation()
  const { working, run } = useMutation()
  const [sent, setSent] = useState(false)
  const said = useFocusOnChange<HTMLSpanElement>(sent)
  const again = async () => setSent(await run(() => resend(email)))
  return (
    <span className="flex flex-col items-start gap-2">
      {errors('needsValidationToLogin')}
      {sent ? (
        <span ref={said} tabIndex={-1} className="text-ink outline-none">
          {t('resent', { email })}
        </span>
      ) : (
        <Button size="sm" variant="outline" loading={working} onClick={() => void again()}>
          {t('resend')}
        </Button>
      )}
    </span>
  )
}
