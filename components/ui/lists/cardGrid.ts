/** Cards in rows of one, two and three: as many as fit side by side. */
export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.375rem),1fr))] gap-4'

/** The same for three cards alone: no empty column beside them on wide screens. */
export const threeCardGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(18.375rem,(100%_-_2rem)_/_3)),1fr))] gap-4'
