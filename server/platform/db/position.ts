import { LRUCache } from 'lru-cache'

/** A place in the server's log of changes (a WAL position, as its number of bytes). */
export type Position = bigint

/** Beyond all positions: for a reader whose last write is somewhere unknown, so that no replica counts as having it. */
export const unknownPosition: Position = 2n ** 63n - 1n

/**
 * What each reader (an account, or a guest's address) has to see: the position of their last write, for a minute. All
 * processes of a site share it; of several positions of a reader the highest counts. Neither rejects: who forgot a write
 * recalls `unknownPosition`.
 */
export type Positions = {
  remember(reader: string, position: Position): Promise<void>
  recall(reader: string): Promise<Position | null>
}

/** Longer than a replica may be behind. */
export const rememberedFor = 60_000
export const mostReaders = 200_000

/** The positions of a site that is one process. */
export function rememberInMemory(): Positions {
  const known = new LRUCache<string, Position>({ max: mostReaders, ttl: rememberedFor })
  return {
    remember: async (reader, position) => {
      const before = known.get(reader)
      if (before === undefined || position >= before) known.set(reader, position)
    },
    recall: async (reader) => known.get(reader) ?? null,
  }
}

/** How long a replica may be behind before it gets nothing. */
const longestBehind = 10_000

/** Notes where the primary was when, so that being behind is known in seconds and not in bytes. */
export function noteProgress(now: () => number = Date.now) {
  let notes: { at: number; position: Position }[] = []
  /** The newest note that every replica in use has to have replayed. */
  const due = () => notes.findLast(({ at }) => at <= now() - longestBehind)
  return {
    note: (position: Position): void => {
      const oldest = due()
      notes = [
        ...notes.filter((one) => one === oldest || one.at > now() - longestBehind),
        { at: now(), position },
      ]
    },
    isBehind: (position: Position): boolean => position < (due()?.position ?? 0n),
    /** Whether a server has all that is known of the primary. */
    hasAll: (position: Position): boolean => position >= (notes.at(-1)?.position ?? unknownPosition),
  }
}
