import {
  AtSign,
  BadgeCheck,
  BriefcaseBusiness,
  Heart,
  type IconComponent,
  MessageCircle,
  Search,
  ShieldAlert,
  ShieldCheck,
  Star,
  UserCheck,
  UserPlus,
} from '#components/ui/icons.tsx'
import { jobDetails, moderationDetails } from '#contracts/lists.ts'
import type { Notification } from '#contracts/notifications.ts'
import { paths } from '#lib/paths.ts'

type GroupedNotification = Pick<Notification, 'type' | 'detail' | 'action_id' | 'id_notify'>

/** A key of the dictionary's `says`. */
export type NotificationEvent = keyof typeof styles

/** The icon beside an avatar, and whether it is in the warm colour. */
const styles = {
  likes: { icon: Heart, warm: true },
  likeComment: { icon: Heart, warm: true },
  comments: { icon: MessageCircle, warm: false },
  answered: { icon: MessageCircle, warm: false },
  mention: { icon: AtSign, warm: false },
  asked: { icon: UserPlus, warm: false },
  connectedWith: { icon: UserCheck, warm: false },
  applied: { icon: BriefcaseBusiness, warm: false },
  accepted: { icon: BriefcaseBusiness, warm: false },
  refused: { icon: BriefcaseBusiness, warm: false },
  withdrawn: { icon: BriefcaseBusiness, warm: false },
  closed: { icon: BriefcaseBusiness, warm: false },
  'place-free': { icon: BriefcaseBusiness, warm: true },
  'place-passed-on': { icon: BriefcaseBusiness, warm: false },
  changed: { icon: BriefcaseBusiness, warm: false },
  rated: { icon: Star, warm: false },
  found: { icon: Search, warm: false },
  ended: { icon: Star, warm: false },
  'rating-answered': { icon: Star, warm: false },
  warned: { icon: ShieldAlert, warm: true },
  removed: { icon: ShieldAlert, warm: true },
  restored: { icon: ShieldCheck, warm: false },
  lifted: { icon: ShieldCheck, warm: false },
  granted: { icon: ShieldCheck, warm: false },
  rejected: { icon: ShieldAlert, warm: false },
  verification: { icon: BadgeCheck, warm: false },
  moderation: { icon: ShieldAlert, warm: false },
  other: { icon: BriefcaseBusiness, warm: false },
} satisfies Record<string, { icon: IconComponent; warm: boolean }>

export const getStyle = (event: NotificationEvent): { icon: IconComponent; warm: boolean } => styles[event]

/** The event; one that this version does not know counts as a notification about the person. */
export function getEvent({ type, detail }: GroupedNotification): NotificationEvent {
  if (type === 'like-comment') return 'likeComment'
  if (type === 'friends') return detail === 'asked' ? 'asked' : 'connectedWith'
  if (type === 'moderation') return moderationDetails.find((known) => known === detail) ?? 'moderation'
  if (type === 'jobs') return jobDetails.find((known) => known === detail) ?? 'other'
  return type === 'comments' && detail === 'answered' ? detail : type
}

const namedEvents: readonly NotificationEvent[] = [
  'applied',
  'accepted',
  'refused',
  'withdrawn',
  'closed',
  'changed',
  'place-free',
  'place-passed-on',
  'found',
]

/** Sentences that name their subject; below all others it is quoted. */
export const isNamed = (event: NotificationEvent): boolean => namedEvents.includes(event)

/** The target of a press: the post, the person, the offer, its applications, or the decision. */
export function getPath(notification: GroupedNotification, isProvider: boolean): string {
  const { type, detail, action_id, id_notify } = notification
  if (type === 'friends') return paths.user(id_notify)
  if (type === 'moderation') return getDecisionPath(notification)
  if (type !== 'jobs') return paths.post(action_id)
  if (detail === 'rated') return paths.ownRatings
  if (detail === 'ended' || detail === 'rating-answered') return paths.ratings(action_id)
  const isForOwner = detail === 'applied' || detail === 'withdrawn'
  return isForOwner && isProvider ? paths.applicants(action_id) : paths.job(action_id)
}

/** A decision about the viewer has a page, where it can be appealed; verifications are in the settings. */
const getDecisionPath = ({ detail, action_id }: GroupedNotification): string =>
  detail === 'verification' ? paths.settings('main') : paths.appeal({ decision: action_id })
