import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/Card.tsx'
import type { EmailPreview } from '#contracts/dev.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { useEmailPreviews } from '#hooks/dev/devMail.ts'
import { locales } from '#lib/locales.ts'
import { paths } from '#lib/paths.ts'
import { MailFrame } from './MailFrame.tsx'

/** Every email of the site in one language, side by side. */
export function EmailGallery({ language }: { language: Language }) {
  const previews = useEmailPreviews()
  return (
    <div className="flex flex-col gap-5">
      <LanguageLinks current={language} />
      <ul className="grid gap-5 lg:grid-cols-2">
        {previews.map((preview) => (
          <li key={preview.id} lang={locales[language]}>
            <Email preview={preview} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whole page loads: the content comes with the page. */
function LanguageLinks({ current }: { current: Language }) {
  const t = useTranslations('common')
  const emails = useTranslations('dev.mail')
  return (
    <nav aria-label={emails('languages')} className="flex flex-wrap gap-2">
      {languages.map((one) => (
        <a
          key={one}
          href={paths.devMail({ language: one })}
          lang={locales[one]}
          aria-current={one === current || undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-pill border px-4 text-sm font-medium mouse:min-h-9',
            one === current
              ? 'border-brand bg-brand-soft text-brand'
              : 'border-line bg-card hover:border-brand',
          )}
        >
          {t(`languages.${one}`)}
        </a>
      ))}
    </nav>
  )
}

function Email({ preview }: { preview: EmailPreview }) {
  const t = useTranslations('dev.mail')
  return (
    <Card as="article">
      <h2 className="text-base font-semibold">{preview.subject}</h2>
      <p className="mb-3 font-mono text-sm text-muted">{preview.id}</p>
      <MailFrame title={preview.subject} html={preview.html} className="h-128" />
      <details className="mt-1 -mb-2 open:mb-0">
        <summary className="cursor-pointer py-3 text-sm text-brand">{t('plain')}</summary>
        <pre className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{preview.text}</pre>
      </details>
    </Card>
  )
}
