import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { useNotMe } from '#hooks/account/passwords.ts'
import { useQueryParam } from '#hooks/browser/address.ts'
import { isApiError } from '#hooks/failure.ts'
import { paths } from '#lib/paths.ts'
import { SignInLayout } from './SignInLayout.tsx'

/**
 * /not-me?token=: needs a press, since mail scanners open links; works without a session and leads to a new password.
 */
export function NotMeScreen() {
  const t = useTranslations('account.notMe')
  const token = useQueryParam('token')
  const [state, setState] = useState<'asking' | 'done' | 'gone'>(token ? 'asking' : 'gone')
  const [resetToken, setResetToken] = useState('')
  const notMe = useNotMe()
  const { working, run } = useMutation()
  const secure = async () => {
    try {
      setResetToken((await notMe(token)).resetToken)
      setState('done')
    } catch (error) {
      if (!isApiError(error, 'gone')) throw error
      setState('gone')
    }
  }
  return (
    <SignInLayout
      title={t(`${state}.title`)}
      intro={<span role="status">{t(`${state}.text`)}</span>}
      state={state}
      bare
    >
      <PageHead page="notMe" hidden />
      {state === 'asking' && (
        <Button full loading={working} onClick={() => void run(secure)}>
          {t('secure')}
        </Button>
      )}
      {state === 'done' && (
        <ButtonLink full href={paths.resetPassword(resetToken)}>
          {t('choose')}
        </ButtonLink>
      )}
      {state === 'gone' && (
        <ButtonLink full variant="outline" href={paths.forgotPassword}>
          {t('ask')}
        </ButtonLink>
      )}
    </SignInLayout>
  )
}
