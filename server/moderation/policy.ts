import type { Viewer } from '#server/platform/auth/index.ts'

/** Whoever sees a thing may flag it, unless it is their own. */
export const mayReport = (viewer: Viewer, ownerId: string): boolean => viewer.id !== ownerId
