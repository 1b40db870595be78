import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { tabClass } from '#components/ui/TabLinks.tsx'
import { languages } from '#contracts/languages.ts'
import { useLanguage } from '#hooks/account/language.ts'
import { paths } from '#lib/paths.ts'
import { EmailGallery } from './EmailGallery.tsx'
import { SavedEmails } from './SavedEmails.tsx'

/** /dev/mail: the emails that this machine would have sent, and every email of the site with made-up people. */
export function MailScreen() {
  const t = useTranslations('dev.mail')
  const { query } = useRouter()
  const { language } = useLanguage()
  const shown = languages.find((one) => one === query.language)
  const tabs = [
    { id: 'kept', href: paths.devMail(), isCurrent: !shown },
    { id: 'written', href: paths.devMail({ language }), isCurrent: Boolean(shown) },
  ] as const
  return (
    <div className="mx-auto flex max-w-page flex-col gap-5 px-4 py-8 md:px-6">
      <PageHead page="devMail" hidden />
      <h1 className="text-xl">{t('title')}</h1>
      <nav aria-label={t('tabs')} className="flex overflow-x-auto border-line border-b">
        {tabs.map(({ id, href, isCurrent }) => (
          <a
            key={id}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className={tabClass(isCurrent)}
          >
            {t(id)}
          </a>
        ))}
      </nav>
      {shown ? <EmailGallery language={shown} /> : <SavedEmails />}
    </div>
  )
}
