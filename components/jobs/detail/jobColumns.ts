/** What an offer is on the left, what one can do on the right; on phones one after the other. */
export const jobColumns = 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]'
