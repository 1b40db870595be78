/** Splits a list into batches of at most `size`, in order; none for an empty list. */
export function* toBatches<Item>(all: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}
