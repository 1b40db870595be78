import type { Viewer } from '#server/platform/auth/index.ts'

/** Accounts read, count and clear their own notifications only. */
export const isOwnList = (viewer: Viewer, accountId: string): boolean => viewer.id === accountId
