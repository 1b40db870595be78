import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { QuietLazyState } from '#components/ui/states/LazyState.tsx'
import type { Me } from '#contracts/account.ts'
import { getSections } from '../header/sections.ts'
import { TabLinksBar } from './TabLinksBar.tsx'

// Counts and their live notifications are for members alone: guests do not load them.
const MemberTabs = dynamic(
  () => import(/* webpackChunkName: "members" */ './MemberTabs.tsx').then((tabs) => tabs.MemberTabs),
  { loading: QuietLazyState },
)

/** The tab bar of phones. */
export const TabBar = ({ me }: { me: Me | null }) => (me ? <MemberTabs me={me} /> : <GuestTabs />)

/**
 * The page's sticky bar replaces it where there is one: two bars leave little space to read. No `group-has-`, whose
 * selector ends with any element: for it a browser looks at the whole page whenever a feed adds or removes a card.
 */
const hiddenByFootBar = '[@media(height>=38rem)]:[.for-guests:has([data-foot=instead])_&]:hidden'

/** The pages for guests that the header has no space for. */
function GuestTabs() {
  const t = useTranslations('common.header')
  const tabs = getSections(null).map((section) => ({ ...section, label: t(section.label) }))
  return <TabLinksBar tabs={tabs} className={hiddenByFootBar} />
}
