import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { GivingOrganisations } from './GivingOrganisations.tsx'
import { OperatorGifts } from './OperatorGifts.tsx'

/** /donate: ways to support the operator of the site, and organisations that take donations on their own pages. */
export function DonateScreen() {
  const t = useTranslations('donate')
  return (
    <div className="mx-auto flex max-w-[56.25rem] flex-col gap-8 px-4 py-10 md:px-6">
      <PageHead page="donate" description={t('intro')} />
      <header className="flex flex-col gap-2">
        <h1 className="text-xl md:text-2xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('intro')}</p>
      </header>
      <OperatorGifts />
      <GivingOrganisations />
    </div>
  )
}
