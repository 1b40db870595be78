/** A link that is visible only with keyboard focus; the caller positions it. */
export const skipLinkClass =
  'sr-only z-50 rounded-control border border-line bg-card font-semibold text-brand shadow-lifted focus:not-sr-only ' +
  'focus:absolute focus:px-4 focus:py-2.5'
