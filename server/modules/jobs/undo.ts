import { platform } from '#server/platform/index.ts'

/** Until when a refusal of now can be taken back. With an undo time of 0 that is at once. */
export const undoUntil = (now: Date): Date =>
  new Date(now.getTime() + platform().config.mailUndoSeconds * 1_000)
