/** What went wrong, in a sentence for whoever runs the site: shown as it is, without a stack. */
export class PlainError extends Error {}

/** An error as a command tells it. */
export const tell = (error: unknown): string =>
  error instanceof PlainError
    ? error.message
    : error instanceof Error
      ? (error.stack ?? String(error))
      : String(error)
