import { useTranslations } from 'next-intl'
import { useId, useRef } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { Session } from '#contracts/account.ts'
import { useEndSession, useSessions } from '#hooks/account/security.ts'

/** The devices where the account is signed in; each of the others can be signed out. */
export function Devices() {
  const t = useTranslations('settings.security')
  const result = useSessions()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('devices')}
      </h2>
      <Resource result={result} skeleton={<Skeleton className="h-24 rounded-control" />}>
        {(sessions) => (
          <ul className="flex flex-col divide-y divide-line">
            {sessions.map((session) => (
              <Device key={session.id} session={session} onGone={() => heading.current?.focus()} />
            ))}
          </ul>
        )}
      </Resource>
    </Card>
  )
}

/** `onGone`: the row disappears with its button, so the focus needs another place. */
function Device({ session, onGone }: { session: Session; onGone: () => void }) {
  const t = useTranslations('settings.security')
  const end = useEndSession()
  const { working, run } = useMutation()
  const usedId = useId()
  const name = session.device || t('unknownDevice')
  const signOut = () => {
    onGone()
    void run(() => end(session.id), t('deviceEnded'))
  }
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <span className="min-w-0 grow">
        <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
        <span id={usedId} className="block text-sm text-muted">
          {t('lastUsed')} <RelativeTime date={session.usedAt} />
        </span>
      </span>
      {session.current ? (
        <Chip tone="brand" className="shrink-0">
          {t('thisDevice')}
        </Chip>
      ) : (
        <Button
          size="sm"
          variant="outline"
          loading={working}
          aria-label={t('endDeviceNamed', { name })}
          // Several devices can have the same name.
          aria-describedby={usedId}
          onClick={signOut}
        >
          {t('endDevice')}
        </Button>
      )}
    </li>
  )
}
