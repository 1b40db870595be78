import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/buttons/Button.tsx'
import type { ErrorCode } from '#contracts/errors.ts'
import { discard, retry } from '#hooks/chat/outbox.ts'
import type { Outgoing } from '#hooks/chat/outgoing.ts'

/** Why a message was not sent, with buttons to retry and to discard it. */
export function NotSent({ outgoing, reason }: { outgoing: Outgoing; reason: ErrorCode }) {
  const t = useTranslations('chat.state')
  const errors = useTranslations('errors')
  return (
    <div className="flex max-w-[min(85%,34rem)] flex-wrap items-center justify-end gap-x-1 text-sm">
      <p role="alert" className="px-2 text-danger">
        {t('failed')} {errors(reason)}
      </p>
      <Button size="sm" variant="quiet" onClick={() => retry(outgoing.key)}>
        {t('retry')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => discard(outgoing.key)}>
        {t('discard')}
      </Button>
    </div>
  )
}
