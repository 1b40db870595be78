import { Cake } from 'lucide-react'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { paths } from '#lib/paths.ts'

/** Over every screen of a volunteer who has not told their age yet: what is missing, and the way there. */
export function AgeNotice() {
  const t = useTranslations('common.ageNotice')
  const { pathname, query } = useRouter()
  const isThere = pathname === paths.settings() && (query.tab === undefined || query.tab === 'main')
  return (
    <section aria-labelledby="age-notice" className="border-line border-b bg-brand-soft">
      <div className="mx-auto flex max-w-page gap-4 px-4 py-4 md:items-center md:px-6">
        <span className="hidden size-11 shrink-0 items-center justify-center rounded-pill bg-card text-brand sm:inline-flex">
          <Cake size={22} aria-hidden />
        </span>
        <div className="flex min-w-0 grow flex-col gap-3 md:flex-row md:items-center">
          <div className="grow">
            <h2 id="age-notice" className="font-semibold text-base">
              {t('title')}
            </h2>
            <p className="text-sm">{t('text')}</p>
          </div>
          {!isThere && (
            <ButtonLink href={paths.settings('main')} size="sm" className="self-start md:self-auto">
              {t('action')}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
