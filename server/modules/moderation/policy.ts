import type { ErrorCode } from '#contracts/errors.ts'
import type { LoggedAction, ModerationAction, ReportKind, ReportReason } from '#contracts/lists.ts'
import { day } from '#lib/durations.ts'
import type { Viewer } from '#server/platform/auth/index.ts'

/** Whoever sees a thing may flag it, unless it is their own. */
export const mayReport = (viewer: Viewer, ownerId: string): boolean => viewer.id !== ownerId

/** How soon each reason is to be looked at: the highest first. */
export const seriousness: Record<ReportReason, number> = {
  'self-harm': 10,
  minors: 9,
  danger: 8,
  'unsafe-offer': 7,
  'sexual-content': 6,
  fraud: 5,
  harassment: 4,
  'false-identity': 3,
  spam: 2,
  other: 1,
}

/** What a decision finds when nobody else can decide about this person any more. */
export type Found = {
  /** Open reports about the thing. */
  open: number
  /** The thing is there to be put away or given back. */
  there: boolean
  /** Put away; of a person: suspended. */
  hidden: boolean
  owner: { id: string; moderator: boolean; suspended: boolean } | null
}

/**
 *                          thing of others             person                      oneself, or somebody erased
 * dismiss                  while reports are open      while reports are open      an erased one
 * warn                     while reports are open      while reports are open      no
 * remove                   unless put away             no                          no
 * suspend                  unless suspended            unless suspended            no; no moderator either
 * restore                  put away                    suspended                   no
 *
 * What somebody else has done meanwhile is no longer there to be done.
 */
export function decisionError(
  viewer: Viewer,
  kind: ReportKind,
  action: ModerationAction,
  { open, there, hidden, owner }: Found,
): ErrorCode | null {
  if (owner?.id === viewer.id) return 'notAllowed'
  if (!owner && action !== 'dismiss') return 'notFound'
  if (action === 'dismiss' || action === 'warn') return open > 0 ? null : 'decidedMeanwhile'
  if (action === 'suspend') {
    if (owner?.moderator) return 'notAllowed'
    return owner?.suspended ? 'decidedMeanwhile' : null
  }
  if (action === 'remove' && kind === 'user') return 'notAllowed'
  if (!there) return 'notFound'
  return hidden === (action === 'restore') ? null : 'decidedMeanwhile'
}

const appealDays = 30
const against: readonly LoggedAction[] = ['warn', 'remove', 'suspend']

/** What was decided against somebody, or for them, is theirs to read: what they flagged or sent stands elsewhere. */
export const isShownToOwner = (action: LoggedAction): boolean =>
  against.includes(action) || action === 'restore'

/** A decision against somebody can be appealed for a month. */
export const isAppealable = (decision: { action: LoggedAction; createdAt: Date }, now: Date): boolean =>
  against.includes(decision.action) && now.getTime() - decision.createdAt.getTime() < appealDays * day
