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
 * The page's sticky bar replaces it where there is one: two bars leave little space to read. The browser looks for that
 * bar on guests' pages only, because it would look at each card that a long feed adds.
 */
const hiddenByFootBar = '[@media(height>=38rem)]:group-has-[[data-foot=instead]]/guest:hidden'

/** The pages for guests that the header has no space for. */
function GuestTabs() {
  const t = useTranslations('common.header')
  const tabs = getSections(null).map((section) => ({ ...section, label: t(section.label) }))
  return <TabLinksBar tabs={tabs} className={hiddenByFootBar} />
}
