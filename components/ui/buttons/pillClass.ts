/** A row of pills: on phones one line that scrolls sideways, up to the edges of the screen. */
export const pillRow =
  'relative flex min-w-0 gap-2 max-sm:scrollbar-none max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap'

/** A pill that is a button or a link; the chosen one is tinted. */
export const pill =
  'inline-flex min-h-11 shrink-0 items-center rounded-pill border border-line bg-card px-4 font-medium text-sm transition-colors hover:border-brand aria-[current]:border-brand aria-pressed:border-brand aria-[current]:bg-brand-soft aria-pressed:bg-brand-soft aria-[current]:text-brand aria-pressed:text-brand mouse:min-h-9'
