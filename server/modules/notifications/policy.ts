import type { Viewer } from '#server/platform/auth/index.ts'

/** Everyone reads, counts and clears their own notifications, and nobody else's. */
export const isOwnList = (viewer: Viewer, accountId: string): boolean => viewer.id === accountId
