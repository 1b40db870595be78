import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { type EmailInput, emailInput } from '#contracts/account.ts'
import { useResendValidation } from '#hooks/account/validation.ts'
import { useFocusOnChange } from '#hooks/browser/focusOnChange.ts'
import { useMe } from '#hooks/session/session.ts'

/** Requests a new link in place of a used or expired one. */
export function AskForLink() {
  const t = useTranslations('account')
  const me = useMe()
  const resend = useResendValidation()
  const [sentTo, setSentTo] = useState('')
  const said = useFocusOnChange<HTMLParagraphElement>(sentTo)
  const send = async ({ email }: EmailInput) => {
    await resend(email)
    setSentTo(email)
  }
  if (sentTo)
    return (
      <p ref={said} tabIndex={-1} role="status" className="outline-none">
        {t('validate.asked', { email: sentTo })}
      </p>
    )
  return (
    <ContractForm initial={{ email: me?.email ?? '' }} rules={emailInput} send={send}>
      <FormTextField name="email" type="email" autoComplete="email" label={t('fields.email')} required />
      <SubmitButton full>{t('validate.askAgain')}</SubmitButton>
    </ContractForm>
  )
}
