import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { Me } from '#contracts/account.ts'
import { getSections } from './sections.ts'
import { TabLinksBar } from './TabLinksBar.tsx'

// Counts and their live notifications are for members alone: guests need not load them.
const MemberTabs = dynamic(() => import('./MemberTabs.tsx').then((tabs) => tabs.MemberTabs))

/** The bar at the foot of phones: the screens that one goes back to. */
export const TabBar = ({ me }: { me: Me | null }) => (me ? <MemberTabs me={me} /> : <GuestTabs />)

/** To what the page came for, where that stays in its place: two bars at the foot leave little to read. */
const givesWay = '[@media(height>=38rem)]:[body:has([data-foot=instead])_&]:hidden'

/** What guests may look through, which the header has no room for. */
function GuestTabs() {
  const t = useTranslations('common.header')
  const tabs = getSections(null).map((section) => ({ ...section, label: t(section.label) }))
  return <TabLinksBar tabs={tabs} className={givesWay} />
}
