import { useTranslations } from 'next-intl'
import { LanguageChoice } from '#components/layout/footer/LanguageChoice.tsx'
import { Logo } from '#components/ui/art/Logo.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Link } from '#components/ui/Link.tsx'
import { useMe } from '#hooks/session/session.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import { TownImage } from './TownImage.tsx'

/** The head of the landing page: its own logo and languages, the promise, and the call to action. */
export function LandingHero() {
  const t = useTranslations('landing')
  const me = useMe()
  return (
    <div className="mx-auto max-w-page px-4 pt-[env(safe-area-inset-top)] md:px-6">
      <header className="flex h-16 items-center justify-between gap-3">
        <Logo name={brand.name} className="shrink-0 whitespace-nowrap" />
        <div className="flex items-center gap-1 sm:gap-2">
          <LanguageChoice />
          {!me && (
            <ButtonLink href={paths.login()} variant="quiet" size="sm">
              {t('login')}
            </ButtonLink>
          )}
        </div>
      </header>
      <div className="grid items-center gap-8 py-4 md:py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
        <div className="flex flex-col gap-5">
          <h1 className="text-balance text-[2.125rem] leading-10 md:text-2xl lg:text-[3.25rem] lg:leading-[3.625rem]">
            {t('title')}
          </h1>
          <p className="max-w-xl text-muted md:text-lg">{t('text')}</p>
          {me ? (
            <ButtonLink href={paths.feed} size="lg" className="sm:self-start">
              {t('goOn')}
            </ButtonLink>
          ) : (
            <CallToAction />
          )}
        </div>
        <TownImage alt={t('art')} first imageClassName="block h-auto w-full rounded-card" />
      </div>
    </div>
  )
}

function CallToAction() {
  const t = useTranslations('landing')
  return (
    <>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink href={paths.registerVolunteer} size="lg">
          {t('volunteer')}
        </ButtonLink>
        <span data-theme="organisation" className="contents">
          <ButtonLink href={paths.registerOrganisation} size="lg" variant="secondary">
            {t('organisation')}
          </ButtonLink>
        </span>
      </div>
      <Link
        href={paths.jobs()}
        className="inline-flex min-h-11 items-center self-center rounded-control font-medium text-brand underline underline-offset-4 hover:no-underline sm:self-start"
      >
        {t('browse')}
      </Link>
    </>
  )
}
