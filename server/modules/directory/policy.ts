import { isMember } from '#server/modules/account/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'

/** The directory: everyone may list organisations, and validated organisations volunteers as well. */
export const mayListVolunteers = (viewer: Viewer | null): boolean => isMember(viewer) && viewer.provider

/** The search: guests find organisations only. */
export const maySeeVolunteers = (viewer: Viewer | null): boolean => isMember(viewer)

/** Which organisations see a volunteer's availability: the verified ones, and those that the volunteer applied to. */
export type AvailabilitySeen = 'of all' | 'of applicants' | 'of nobody'

/**
 *                                guest, not validated    volunteer    organisation               verified one    the person
 * a volunteer's availability     hidden                  hidden       of its applicants          seen            seen
 */
export function availabilitySeenBy(viewer: Viewer | null, isVerified: boolean): AvailabilitySeen {
  if (!isMember(viewer) || !viewer.provider) return 'of nobody'
  return isVerified ? 'of all' : 'of applicants'
}

/** The kind that is suggested: volunteers to organisations, both kinds (null) to volunteers. */
export const kindSuggestedTo = (viewer: Viewer): false | null => (viewer.provider ? false : null)
