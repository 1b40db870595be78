import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { TabLinks } from '#components/ui/TabLinks.tsx'
import { getDashboardTab } from '#lib/dashboard.ts'
import { dashboardTabs, paths } from '#lib/paths.ts'
import { AppealsTab } from './AppealsTab.tsx'
import { LogTab } from './LogTab.tsx'
import { ReportsTab } from './ReportsTab.tsx'
import { VerificationTab } from './VerificationTab.tsx'

const screens = { reports: ReportsTab, verification: VerificationTab, appeals: AppealsTab, log: LogTab }

/** /dashboard?tab=&status=&page=: the queues of moderators. */
export function DashboardScreen() {
  const t = useTranslations('moderation')
  const { query } = useRouter()
  const tab = getDashboardTab(query)
  const Tab = screens[tab]
  return (
    <div className="mx-auto flex max-w-[55rem] flex-col gap-5 px-4 py-6 md:px-6 md:py-8">
      <PageHead page="dashboard" tab={t(`tabs.${tab}`)} hidden />
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-xl">{t('title')}</h1>
          <p className="mt-1 text-muted">{t('intro')}</p>
        </div>
        <ButtonLink href={paths.stores()} variant="outline" size="sm">
          {t('stores')}
        </ButtonLink>
      </header>
      <TabLinks
        label={t('title')}
        current={tab}
        tabs={dashboardTabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          href: paths.dashboard({ tab: id === 'reports' ? undefined : id }),
        }))}
      />
      <Tab key={tab} />
    </div>
  )
}
