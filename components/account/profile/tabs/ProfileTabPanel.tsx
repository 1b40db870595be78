import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import type { User } from '#contracts/shapes.ts'
import { useMember } from '#hooks/session/session.ts'
import type { ProfileTab } from '#lib/paths.ts'
import { isForGuests } from '#lib/profile.ts'
import { MembersOnly } from './MembersOnly.tsx'

/** The props of every tab. */
export type TabProps = {
  user: User
  own: boolean
}

/** The code of a tab loads when it is opened. */
const panels: Record<ProfileTab, ComponentType<TabProps>> = {
  feed: dynamic(() => import('./PostTabs.tsx').then((tab) => tab.FeedTab), { loading: LazyState }),
  profile: dynamic(() => import('./AboutTab.tsx').then((tab) => tab.AboutTab), { loading: LazyState }),
  timeline: dynamic(() => import('./TimelineTab.tsx').then((tab) => tab.TimelineTab), { loading: LazyState }),
  media: dynamic(() => import('./PostTabs.tsx').then((tab) => tab.MediaTab), { loading: LazyState }),
  friends: dynamic(() => import('./FriendsTab.tsx').then((tab) => tab.FriendsTab), { loading: LazyState }),
  jobs: dynamic(() => import('./JobsTab.tsx').then((tab) => tab.JobsTab), { loading: LazyState }),
}

/** The open tab, labelled by its heading. */
export function ProfileTabPanel({ tab, user, own }: TabProps & { tab: ProfileTab }) {
  const t = useTranslations('profile')
  const isMember = useMember() !== null
  const Panel = panels[tab]
  return (
    <section className="min-w-0" aria-label={t(`tabs.${tab}`)}>
      {isMember || isForGuests(tab, user) ? <Panel user={user} own={own} /> : <MembersOnly user={user} />}
    </section>
  )
}
