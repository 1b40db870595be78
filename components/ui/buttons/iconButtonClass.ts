/** The look of a round button with an icon alone, also for links. */
export const iconButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-ink transition-colors hover:bg-hover ' +
  'disabled:cursor-not-allowed disabled:opacity-40 disabled:hover:bg-transparent'
