import type { Viewer } from '#server/platform/auth/index.ts'

/**
 *                      guest    validated    moderator
 * see the list         yes      yes          yes
 * see the coupon       no       yes          yes
 * add, edit, delete    no       no           yes
 */
export const canSeeCoupon = (viewer: Viewer | null): boolean => viewer?.validated === true
export const canManageStores = (viewer: Viewer | null): boolean => viewer?.moderator === true
