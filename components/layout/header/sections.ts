import {
  Briefcase,
  ClipboardList,
  HeartHandshake,
  type IconComponent,
  Store,
  Users,
} from '#components/ui/icons.tsx'
import type { Me } from '#contracts/account.ts'
import { paths } from '#lib/paths.ts'

type Label = 'volunteerJobs' | 'myOffers' | 'volunteers' | 'entities' | 'stores'
export type Section = { path: string; label: Label; icon: IconComponent }

const offers: Section = { path: paths.jobs(), label: 'volunteerJobs', icon: Briefcase }
const others: Section[] = [
  { path: paths.entities(), label: 'entities', icon: HeartHandshake },
  { path: paths.stores(), label: 'stores', icon: Store },
]
const myOffers: Section = { path: paths.myJobs, label: 'myOffers', icon: ClipboardList }
const volunteers: Section = { path: paths.volunteers, label: 'volunteers', icon: Users }

/** Guests and volunteers see the offers; organisations see their own and their volunteers instead. */
export const getSections = (me: Me | null): Section[] =>
  me?.provider ? [myOffers, volunteers] : [offers, ...others]

/** The aria-current of a link to a section: its own page, or a deeper one. */
export const currentAt = (pathname: string, path: string) => {
  if (pathname === path) return 'page'
  return pathname.startsWith(`${path}/`) || undefined
}

/** The member's sections that neither the header nor, on phones, the tab bar shows: the menu has them. */
export const getMenuSections = (me: Me, onPhone: boolean): Section[] => [
  ...(onPhone ? getSections(me).slice(1) : []),
  ...(me.provider ? [offers, ...others] : []),
]
