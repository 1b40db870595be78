/** The profile on the left, a tab in the middle, suggestions on the right or below. */
export const profileColumns =
  'grid grid-cols-1 items-start gap-4 md:grid-cols-[16.5rem_minmax(0,1fr)] md:gap-6 ' +
  'lg:grid-cols-[19.5rem_minmax(0,1fr)] xl:grid-cols-[16.5rem_minmax(0,1fr)_16.5rem]'
