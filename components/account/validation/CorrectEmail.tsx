import { useTranslations } from 'next-intl'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { keepFocus } from '#components/ui/dialogs/focusBack.ts'
import { toast } from '#components/ui/states/toast.ts'
import { type EmailInput, emailInput, type Me } from '#contracts/account.ts'
import { useCorrectEmail } from '#hooks/account/validation.ts'

/** Corrects a mistyped address; the link is sent to the new one. */
export function CorrectEmail({ me, onDone }: { me: Me; onDone: () => void }) {
  const t = useTranslations('account.notice')
  const common = useTranslations('common.ui')
  const correct = useCorrectEmail()
  const send = async ({ email }: EmailInput) => {
    await correct(email)
    toast.success(t('corrected', { email }))
    void keepFocus(onDone)
  }
  return (
    <ContractForm initial={{ email: me.email }} rules={emailInput} send={send} className="max-w-md">
      <FormTextField
        name="email"
        type="email"
        autoComplete="email"
        label={t('newEmail')}
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="sm">{t('save')}</SubmitButton>
        <Button size="sm" variant="quiet" onClick={() => void keepFocus(onDone)}>
          {common('cancel')}
        </Button>
      </div>
    </ContractForm>
  )
}
