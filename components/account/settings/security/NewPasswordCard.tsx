import { useTranslations } from 'next-intl'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormPassword } from '#components/forms/FormPassword.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Card } from '#components/ui/Card.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Me } from '#contracts/account.ts'
import { type NewPasswordForm, newPasswordFormFor } from '#contracts/accountForms.ts'
import { limits } from '#contracts/limits.ts'
import { useChangePassword } from '#hooks/account/security.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { ProofField, unproven } from './ProofField.tsx'

const empty = { ...unproven, newPassword: '', rePassword: '' }

/** A new password, or a first one for accounts created with Google. */
export function NewPasswordCard({ me }: { me: Me }) {
  const t = useTranslations('settings.security')
  const fields = useTranslations('account.fields')
  const change = useChangePassword()
  const max = publicConfig().passwordMax
  const send = async ({ rePassword: _, ...input }: NewPasswordForm, { resetForm }: { resetForm(): void }) => {
    await change(input)
    resetForm()
    toast.success(t('passwordChanged'))
  }
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t(me.hasPassword ? 'newPassword' : 'firstPassword')}</h2>
      <ContractForm
        initial={empty}
        rules={newPasswordFormFor(max, me.hasPassword)}
        send={send}
        className="flex flex-col gap-4"
      >
        <ProofField me={me} />
        <FormPassword
          name="newPassword"
          autoComplete="new-password"
          label={t('newPasswordField')}
          hint={fields('passwordHint', { min: limits.password.min, max })}
          max={max}
          required
        />
        <FormPassword name="rePassword" autoComplete="new-password" label={fields('rePassword')} required />
        <p className="text-sm text-muted">{t('othersSignedOut')}</p>
        <SubmitButton className="self-start">{t('changePassword')}</SubmitButton>
      </ContractForm>
    </Card>
  )
}
