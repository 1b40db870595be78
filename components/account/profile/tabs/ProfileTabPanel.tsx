import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import type { User } from '#contracts/shapes.ts'
import { useMe } from '#hooks/session.ts'
import { MembersOnly } from './MembersOnly.tsx'
import { isForGuests, type OpenTab } from './names.ts'

/** What every tab is told. */
export interface TabProps {
  user: User
  own: boolean
}

/** The code of a tab comes when it is opened. */
const panels: Record<OpenTab, ComponentType<TabProps>> = {
  profile: dynamic(() => import('./AboutTab.tsx').then((tab) => tab.AboutTab)),
  jobs: dynamic(() => import('./JobsTab.tsx').then((tab) => tab.JobsTab)),
}

/** The open tab, named by its heading. */
export function ProfileTabPanel({ tab, user, own }: TabProps & { tab: OpenTab }) {
  const t = useTranslations('profile')
  const isGuest = useMe() === null
  const Panel = panels[tab]
  return (
    <section className="min-w-0" aria-label={t(`tabs.${tab}`)}>
      {isGuest && !isForGuests(tab) ? <MembersOnly user={user} /> : <Panel user={user} own={own} />}
    </section>
  )
}
