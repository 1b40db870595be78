import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Card } from '#components/ui/Card.tsx'
import type { Me } from '#contracts/account.ts'
import { type NewEmailForm, newEmailFormFor } from '#contracts/accountForms.ts'
import { useChangeEmail } from '#hooks/account/security.ts'
import { ProofField, unproven } from './ProofField.tsx'

/** A new address: it is valid once the link sent there is opened. */
export function NewEmail({ me }: { me: Me }) {
  const t = useTranslations('settings.security')
  const change = useChangeEmail()
  const [sentTo, setSentTo] = useState('')
  const send = async (input: NewEmailForm, { resetForm }: { resetForm(): void }) => {
    await change(input)
    setSentTo(input.email)
    resetForm()
  }
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('newEmail')}</h2>
      <p className="text-sm text-muted">{t('emailNow', { email: me.email })}</p>
      <ContractForm
        initial={{ ...unproven, email: '' }}
        rules={newEmailFormFor(me.hasPassword)}
        send={send}
        className="flex flex-col gap-4"
      >
        <FormTextField
          name="email"
          type="email"
          autoComplete="email"
          label={t('newEmailField')}
          hint={t('newEmailHint')}
          required
        />
        <ProofField me={me} />
        <SubmitButton variant="secondary" className="self-start">
          {t('changeEmail')}
        </SubmitButton>
      </ContractForm>
      <p role="status" className="text-sm text-ok empty:hidden">
        {sentTo && t('emailSent', { email: sentTo })}
      </p>
    </Card>
  )
}
