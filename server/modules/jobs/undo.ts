import { platform } from '#server/platform/index.ts'

/** Returns the moment until which a refusal made `now` can be undone; `now` itself when MAIL_UNDO_SECONDS is 0. */
export const undoUntil = (now: Date): Date =>
  new Date(now.getTime() + platform().config.mailUndoSeconds * 1_000)
