/** A list in stretches of so many, in its order; nothing of an empty one. */
export function* toBatches<Item>(all: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}
