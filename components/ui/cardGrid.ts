/** Cards in rows of one, two and three. */
export const cardGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3'
