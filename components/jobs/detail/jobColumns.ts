/** The offer's content on the left, the actions on the right; on phones one after the other. */
export const jobColumns = 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]'
