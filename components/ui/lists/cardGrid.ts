/** Cards in rows of one, two and three: as many as fit side by side. */
export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.375rem),1fr))] gap-4'
