/** Things of a list that follow each other. */
export type Block<T> = { id: number; items: readonly T[] }

/**
 * Divides a list into blocks of at most `full` things. A thing stays in its former block while others come above or below
 * it or go, and a block whose things are the same stays the same object, so that it is not rendered again.
 */
export function toBlocks<T extends { id: string | number }>(
  items: readonly T[],
  former: readonly Block<T>[],
  full: number,
): readonly Block<T>[] {
  const formerIds = new Map(former.flatMap((block) => block.items.map((item) => [item.id, block.id])))
  const blocks = new Map<number, T[]>()
  let nextId = Math.max(-1, ...former.map((block) => block.id)) + 1
  let id = -1
  for (const item of items) {
    const formerId = formerIds.get(item.id)
    if (formerId !== undefined && !blocks.has(formerId)) id = formerId
    else if (formerId !== id && (blocks.get(id)?.length ?? full) >= full) id = nextId++
    const block = blocks.get(id)
    if (block) block.push(item)
    else blocks.set(id, [item])
  }
  const before = new Map(former.map((block) => [block.id, block]))
  return [...blocks].map(([id, own]) => {
    const same = before.get(id)
    return same && isSame(same.items, own) ? same : { id, items: own }
  })
}

const isSame = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.length === others.length && some.every((item, place) => item === others[place])
