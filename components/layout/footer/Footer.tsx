import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Logo } from '#components/ui/art/Logo.tsx'
import { PressLink } from '#components/ui/buttons/PressLink.tsx'
import { useDisabled } from '#components/ui/buttons/useDisabled.ts'
import { Link } from '#components/ui/Link.tsx'
import { languages } from '#contracts/languages.ts'
import { useConsent } from '#hooks/account/consent.ts'
import { brand } from '#lib/brand.ts'
import { locales } from '#lib/locales.ts'
import { paths } from '#lib/paths.ts'
import { useLanguageChoice } from './useLanguageChoice.ts'

const pages = ['about', 'faq', 'donate', 'terms', 'privacy', 'cookies', 'contact', 'disclaimer'] as const

const wayClass = 'inline-flex min-h-11 items-center rounded-control hover:text-ink mouse:min-h-8'

/**
 * The footer of every page: texts about the site, the consent choice, languages. The help bubble floats over its end.
 */
export function Footer({ overTabs }: { overTabs: boolean }) {
  const t = useTranslations('common')
  const { reopen } = useConsent()
  const waiting = useDisabled({})
  return (
    <footer className={clsx('mt-auto border-line border-t py-8', overTabs && 'max-md:pb-24')}>
      <div className="mx-auto flex max-w-page flex-col gap-3 px-4 text-sm text-muted md:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <Logo name={brand.name} size={24} />
          <div className="flex flex-wrap gap-x-4">
            <nav aria-label={t('footer.pages')} className="contents">
              {pages.map((page) => (
                <Link key={page} href={paths[page]} className={wayClass}>
                  {t(`footer.${page}`)}
                </Link>
              ))}
            </nav>
            <button {...waiting} type="button" onClick={reopen} className={wayClass}>
              {t('footer.consent')}
            </button>
          </div>
        </div>
        <Languages />
      </div>
    </footer>
  )
}

/** Aligned with the links of the pages: the padding of the buttons overhangs the edge. */
function Languages() {
  const t = useTranslations('common')
  const { language, getHref, choose } = useLanguageChoice()
  return (
    <nav aria-label={t('footer.languages')} className="-mx-2 flex flex-wrap gap-x-1">
      {languages.map((one) => (
        <PressLink
          key={one}
          href={getHref(one)}
          rel="nofollow"
          lang={locales[one]}
          aria-current={one === language || undefined}
          onClick={() => choose(one)}
          className="inline-flex min-h-11 items-center rounded-control px-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink mouse:min-h-8"
        >
          {t(`languages.${one}`)}
        </PressLink>
      ))}
    </nav>
  )
}
