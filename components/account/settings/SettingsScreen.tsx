import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { TabLinks } from '#components/ui/TabLinks.tsx'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { ValidateFirst } from '../validation/ValidateFirst.tsx'
import { MainSettings } from './MainSettings.tsx'

const tabs = ['main', 'preferences', 'security'] as const

const screens = {
  main: MainSettings,
  preferences: dynamic(() => import('./Preferences.tsx').then((tab) => tab.Preferences), {
    loading: LazyState,
  }),
  security: dynamic(() => import('./security/Security.tsx').then((tab) => tab.Security), {
    loading: LazyState,
  }),
}

/** /settings?tab=: profile, preferences and security. */
export function SettingsScreen() {
  const t = useTranslations('settings')
  const { query } = useRouter()
  const me = useMe()
  const tab = tabs.find((one) => one === query.tab) ?? 'main'
  const Tab = screens[tab]
  return (
    <div className="mx-auto flex max-w-[47rem] flex-col gap-5 px-4 py-6">
      <PageHead title={t('title')} tab={t(`tabs.${tab}`)} hidden />
      <h1 className="text-xl">{t('title')}</h1>
      <TabLinks
        label={t('title')}
        current={tab}
        tabs={tabs.map((id) => ({ id, label: t(`tabs.${id}`), href: paths.settings(id) }))}
      />
      <Resource result={{ data: me }} skeleton={<SettingsSkeleton />}>
        {/* Shown before a form is filled in, not after. */}
        {(known) => (known.validated || tab === 'security' ? <Tab me={known} /> : <ValidateFirst />)}
      </Resource>
    </div>
  )
}

function SettingsSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-90 rounded-card" />
      <Skeleton className="h-90 rounded-card" />
    </div>
  )
}
