/** The buttons at the bottom of a dialog: stacked on phones, the main one on top. */
export const dialogFootClass =
  'flex flex-col-reverse gap-2 border-line border-t px-5 py-4 sm:flex-row sm:justify-end sm:gap-3'

/** The surface of what opens over a page: menus, lists, calendars. */
export const panelClass =
  'max-w-[calc(100vw-16px)] overflow-auto rounded-card border border-line bg-card text-ink shadow-lifted outline-none ' +
  'data-entering:animate-rise'
