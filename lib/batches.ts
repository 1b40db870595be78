/** Splits a list into batches of at most `size`, in order; none for an empty list. */
export const toBatches = <Item>(all: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, place) =>
    all.slice(place * size, (place + 1) * size),
  )
