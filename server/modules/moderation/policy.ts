import type { ErrorCode } from '#contracts/errors.ts'
import type { LoggedAction, ModerationAction, ReportKind, ReportReason } from '#contracts/lists.ts'
import { day } from '#lib/durations.ts'
import type { Viewer } from '#server/platform/auth/index.ts'

/** Everyone who sees a subject may report it, except its owner. */
export const mayReport = (viewer: Viewer, ownerId: string): boolean => viewer.id !== ownerId

/** The priority of each reason, highest first. */
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

/** The state that a decision is checked against, once the owner is locked. */
export type Found = {
  /** The number of open reports about the subject. */
  open: number
  /** Whether the subject exists and can be hidden or shown. */
  there: boolean
  /** Removed by a moderator; for a person: suspended. */
  hidden: boolean
  owner: { id: string; moderator: boolean; suspended: boolean } | null
}

/**
 *                          content of others           person                      the viewer, or an erased person
 * dismiss                  while reports are open      while reports are open      an erased one
 * warn                     while reports are open      while reports are open      no
 * remove                   unless hidden               no                          no
 * suspend                  unless suspended            unless suspended            no; no moderator either
 * restore                  hidden                      suspended                   no
 *
 * What another moderator has done meanwhile cannot be done again.
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

/** Owners read decisions against them and restorations; results of reports and verifications are shown elsewhere. */
export const isShownToOwner = (action: LoggedAction): boolean =>
  against.includes(action) || action === 'restore'

/** A decision against a person can be appealed for 30 days. */
export const isAppealable = (decision: { action: LoggedAction; createdAt: Date }, now: Date): boolean =>
  against.includes(decision.action) && now.getTime() - decision.createdAt.getTime() < appealDays * day
