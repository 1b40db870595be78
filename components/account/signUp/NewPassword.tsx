import { useTranslations } from 'next-intl'
import { FormPassword } from '#components/forms/FormPassword.tsx'
import { limits } from '#contracts/limits.ts'
import { publicConfig } from '#lib/publicConfig.ts'

/** A new password, typed twice. */
export function NewPassword({ label }: { label?: string }) {
  const t = useTranslations('account.fields')
  const max = publicConfig().passwordMax
  return (
    <>
      <FormPassword
        name="password"
        autoComplete="new-password"
        label={label ?? t('password')}
        hint={t('passwordHint', { min: limits.password.min, max })}
        max={max}
        required
      />
      <FormPassword name="rePassword" autoComplete="new-password" label={t('rePassword')} required />
    </>
  )
}
