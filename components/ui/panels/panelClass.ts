/** The surface of what opens over a page: menus, lists, calendars, tooltips' bigger sisters. */
export const panelClass =
  'max-w-[calc(100vw-16px)] overflow-auto rounded-card border border-line bg-card text-ink shadow-lifted outline-none ' +
  'data-entering:animate-rise'
