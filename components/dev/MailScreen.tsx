import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/PageHead.tsx'
import { MailDrawing } from '#components/ui/art/MailDrawing.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { RelativeTime } from '#components/ui/RelativeTime.tsx'
import type { KeptMail } from '#contracts/dev.ts'
import { useKeptMails } from '#hooks/devMail.ts'

/** /dev/mail: what this machine would have sent, newest first. */
export function MailScreen() {
  const t = useTranslations('dev.mail')
  const mails = useKeptMails()
  return (
    <div className="mx-auto max-w-3xl px-4 py-8">
      <PageHead page="devMail" hidden />
      <h1 className="mb-5 text-xl">{t('title')}</h1>
      {mails.length === 0 && <EmptyState art={<MailDrawing />} title={t('empty')} />}
      <ul className="flex flex-col gap-4">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Mail({ mail }: { mail: KeptMail }) {
  const t = useTranslations('dev.mail')
  return (
    <Card as="article">
      <header className="flex flex-wrap items-center gap-3">
        <div className="mr-auto min-w-0">
          <h2 className="text-base font-semibold">{mail.subject}</h2>
          <p className="text-sm text-muted">
            {mail.to} · {mail.at && <RelativeTime date={mail.at} />}
          </p>
        </div>
        {mail.button && (
          <ButtonLink size="sm" variant="secondary" href={mail.button}>
            {t('open')}
          </ButtonLink>
        )}
      </header>
      <details className="mt-3">
        <summary className="min-h-11 text-sm text-brand">{t('show')}</summary>
        <iframe
          title={mail.subject}
          srcDoc={mail.html}
          sandbox=""
          className="h-96 w-full rounded-control border border-line bg-white"
        />
      </details>
    </Card>
  )
}
