import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { Me } from '#contracts/account.ts'
import { sectionsOf } from './sections.ts'
import { TabLinksBar } from './TabLinksBar.tsx'

// Counts and their live news are for members alone: guests need not load them.
const MemberTabs = dynamic(() => import('./MemberTabs.tsx').then((tabs) => tabs.MemberTabs))

/** The bar at the foot of phones: the screens that one goes back to. */
export const TabBar = ({ me }: { me: Me | null }) => (me ? <MemberTabs me={me} /> : <GuestTabs />)

/** What guests may look through, which the header has no room for. */
function GuestTabs() {
  const t = useTranslations('common.header')
  return <TabLinksBar tabs={sectionsOf(null).map((section) => ({ ...section, label: t(section.label) }))} />
}
