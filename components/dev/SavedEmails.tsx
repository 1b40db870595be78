import { useTranslations } from 'next-intl'
import { MailDrawing } from '#components/ui/art/MailDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { SavedEmail } from '#contracts/dev.ts'
import { useSavedEmails } from '#hooks/dev/devMail.ts'
import { MailFrame } from './MailFrame.tsx'

/** The emails that this machine would have sent, newest first. */
export function SavedEmails() {
  const t = useTranslations('dev.mail')
  const emails = useSavedEmails()
  if (emails.length === 0) return <EmptyState art={<MailDrawing />} title={t('empty')} />
  return (
    <ul className="flex w-full max-w-3xl flex-col gap-4">
      {emails.map((email) => (
        <li key={email.id}>
          <Email email={email} />
        </li>
      ))}
    </ul>
  )
}

function Email({ email }: { email: SavedEmail }) {
  const t = useTranslations('dev.mail')
  return (
    <Card as="article">
      <header className="flex flex-wrap items-center gap-3">
        <div className="mr-auto min-w-0">
          <h2 className="text-base font-semibold [overflow-wrap:anywhere]">{email.subject}</h2>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {email.to} · {email.at && <RelativeTime date={email.at} />}
          </p>
        </div>
        {email.button && (
          <ButtonLink size="sm" variant="secondary" href={email.button}>
            {t('open')}
          </ButtonLink>
        )}
      </header>
      <details className="mt-1 -mb-2 open:mb-0">
        <summary className="cursor-pointer py-3 text-sm text-brand">{t('show')}</summary>
        <MailFrame title={email.subject} html={email.html} className="h-96" />
      </details>
    </Card>
  )
}
