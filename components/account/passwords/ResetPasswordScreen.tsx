import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { toast } from '#components/ui/states/toast.ts'
import { type ResetPasswordForm, resetPasswordFormFor } from '#contracts/accountForms.ts'
import { useResetLink, useResetPassword } from '#hooks/account/passwords.ts'
import { useQueryParam } from '#hooks/browser/address.ts'
import { isApiError } from '#hooks/failure.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { SignInLayout } from '../signIn/SignInLayout.tsx'
import { NewPassword } from '../signUp/NewPassword.tsx'

/** /reset-password?token=: a new password, then the login; an invalid link offers a new one. */
export function ResetPasswordScreen() {
  const t = useTranslations('account')
  const router = useRouter()
  const reset = useResetPassword()
  const token = useQueryParam('token')
  const link = useResetLink(token)
  const [used, setUsed] = useState(false)
  const gone = used || token === '' || isApiError(link.error, 'gone')
  const send = async ({ password }: ResetPasswordForm) => {
    try {
      await reset({ token, password })
    } catch (error) {
      if (isApiError(error, 'gone')) setUsed(true)
      throw error
    }
    toast.success(t('reset.done'))
    await router.push(paths.login())
  }
  return (
    <SignInLayout
      title={t(gone ? 'validate.goneTitle' : 'reset.title')}
      intro={gone ? t('reset.goneText') : undefined}
      state={String(used)}
    >
      <PageHead page="resetPassword" hidden />
      {gone ? (
        <ButtonLink href={paths.forgotPassword} full>
          {t('reset.askAgain')}
        </ButtonLink>
      ) : (
        <Resource result={link} skeleton={<Skeleton className="h-56 rounded-card" />}>
          {() => (
            <ContractForm
              initial={{ password: '', rePassword: '' }}
              rules={resetPasswordFormFor(publicConfig().passwordMax)}
              send={send}
            >
              <NewPassword label={t('reset.password')} />
              <SubmitButton full>{t('reset.submit')}</SubmitButton>
            </ContractForm>
          )}
        </Resource>
      )}
    </SignInLayout>
  )
}
