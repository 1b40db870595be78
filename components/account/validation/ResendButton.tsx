import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { keepFocus } from '#components/ui/dialogs/focusBack.ts'
import { useCountdown } from '#hooks/account/countdown.ts'
import { useResendValidation } from '#hooks/account/validation.ts'

const waitSeconds = 60

/** Sends the link again, at most once a minute. */
export function ResendButton({ email }: { email: string }) {
  const t = useTranslations('account.notice')
  const resend = useResendValidation()
  const { working, run } = useMutation()
  const { seconds, start } = useCountdown(waitSeconds)
  const again = async () => {
    if (await run(() => resend(email), t('resent', { email }))) void keepFocus(start)
  }
  return (
    <Button
      size="sm"
      variant="outline"
      className="tabular-nums"
      loading={working}
      disabled={seconds > 0}
      onClick={() => void again()}
    >
      {seconds > 0 ? t('wait', { seconds }) : t('resend')}
    </Button>
  )
}
