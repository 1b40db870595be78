import type { NotificationType } from '#contracts/lists.ts'
import type { Viewer } from '#server/platform/auth/index.ts'

/** Accounts read, count and clear their own notifications only. */
export const isOwnList = (viewer: Viewer, accountId: string): boolean => viewer.id === accountId

/** The modules of these types write their own emails. */
export const hasOwnEmails = (type: NotificationType): boolean => type === 'jobs' || type === 'moderation'
