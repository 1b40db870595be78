import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { MailDrawing } from '#components/ui/art/MailDrawing.tsx'
import { type EmailInput, emailInput } from '#contracts/account.ts'
import { useForgotPassword } from '#hooks/account/passwords.ts'
import { paths } from '#lib/paths.ts'
import { SignInLayout } from '../signIn/SignInLayout.tsx'
import { SwitchLink } from '../signIn/SwitchLink.tsx'

/** /forgot-password: requests the link; the response never reveals whether the account exists. */
export function ForgotPasswordScreen() {
  const t = useTranslations('account')
  const forgot = useForgotPassword()
  const [sent, setSent] = useState('')
  const send = async ({ email }: EmailInput) => {
    await forgot(email)
    setSent(email)
  }
  return (
    <SignInLayout
      title={t(sent ? 'forgot.sentTitle' : 'forgot.title')}
      intro={sent ? undefined : t('forgot.text')}
      state={sent}
    >
      <PageHead page="forgotPassword" hidden />
      {sent ? (
        <div className="flex flex-col items-center gap-4 text-center">
          <MailDrawing />
          <p role="status" className="text-balance">
            {t('forgot.sentText', { email: sent })}
          </p>
          <SwitchLink href={paths.login()}>{t('forgot.back')}</SwitchLink>
        </div>
      ) : (
        <ContractForm initial={{ email: '' }} rules={emailInput} send={send}>
          <FormTextField name="email" type="email" autoComplete="email" label={t('fields.email')} required />
          <SubmitButton full>{t('forgot.submit')}</SubmitButton>
          <SwitchLink href={paths.login()}>{t('forgot.back')}</SwitchLink>
        </ContractForm>
      )}
    </SignInLayout>
  )
}
