import clsx from 'clsx'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LazySuggestions } from '#components/friends/LazySuggestions.tsx'
import { Card } from '#components/ui/Card.tsx'
import { toItsEnd } from '#components/ui/lists/toItsEnd.ts'
import { TabLinks } from '#components/ui/TabLinks.tsx'
import type { User } from '#contracts/shapes.ts'
import { useMember } from '#hooks/session/session.ts'
import { type ProfileTab, profileTabs } from '#lib/paths.ts'
import { getTab, isForGuests } from '#lib/profile.ts'
import { OpenOffers } from './OpenOffers.tsx'
import { OrganisationStatus } from './OrganisationStatus.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { profileColumns } from './profileColumns.ts'
import { ProfileTabPanel } from './tabs/ProfileTabPanel.tsx'

type WholeProfileProps = {
  user: User
  own: boolean
  /** The address of a tab: the viewer's own profile has other addresses. */
  path: (tab: ProfileTab) => string
  acts?: ReactNode
  /** Over the panel, e.g. what the viewer's profile lacks. */
  aside?: ReactNode
}

const isBeginning = (tab: ProfileTab) => tab === 'feed' || tab === 'profile'
const isEndless = (tab: ProfileTab) => tab === 'feed' || tab === 'media'

/** A profile: the head, then one of six tabs. */
export function WholeProfile({ user, own, path, acts, aside }: WholeProfileProps) {
  const t = useTranslations('profile')
  const { query } = useRouter()
  const isMember = useMember() !== null
  const tab = getTab(query.tab, isMember)
  const tabs = profileTabs.filter((one) => isMember || isForGuests(one, user) || one === tab)
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 py-4 md:gap-6 md:px-6 md:py-6">
      <Card as="article" flush>
        <ProfileHead user={user} own={own} acts={acts}>
          <OrganisationStatus user={user} path={path} />
        </ProfileHead>
        {user.provider && !own && <OpenOffers user={user} more={path('jobs')} />}
        <TabLinks
          label={t('tabsOf', { name: user.name })}
          current={tab}
          tabs={tabs.map((id) => ({ id, label: t(`tabs.${id}`), href: path(id) }))}
          className="border-t border-b-0 px-1 md:px-3"
        />
      </Card>
      <div className={profileColumns}>
        {/* On phones it is above the tab, not beside it, and only on the two tabs that introduce the person. */}
        <aside
          className={clsx('flex flex-col gap-4 md:sticky md:top-20', !isBeginning(tab) && 'max-md:hidden')}
        >
          {aside}
          <ProfilePanel user={user} isSection={tab === 'profile'} more={path('profile')} />
        </aside>
        <ProfileTabPanel key={tab} tab={tab} user={user} own={own} />
        {/* Nothing below an endless list of posts can be reached. */}
        <div
          className={clsx(
            'min-w-0 md:max-xl:col-start-2',
            toItsEnd.rightWide,
            isEndless(tab) && 'max-xl:hidden',
          )}
        >
          <LazySuggestions except={user.id} />
        </div>
      </div>
    </div>
  )
}
