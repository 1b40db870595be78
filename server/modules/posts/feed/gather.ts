/** One batch of a stream: ids in order and the position of the next batch, null at the end. */
export type Batch<Position> = { ids: string[]; next: Position | null }

type Pagination<Position, View> = {
  from: Position
  limit: number
  take(from: Position, count: number): Promise<Batch<Position>>
  /** Returns the views that the viewer may see, in the order of `ids`. */
  show(ids: readonly string[]): Promise<View[]>
}

/** A page reads at most this many batches; after that it stays short but still has a next page. */
const maxBatches = 4

/** Fills a page with visible items, reading further batches in place of hidden ones, without repeats or gaps. */
export async function gather<Position, View>({ from, limit, take, show }: Pagination<Position, View>) {
  const data: View[] = []
  let position: Position | null = from
  for (let batches = 0; batches < maxBatches && position !== null && data.length < limit; batches += 1) {
    const batch: Batch<Position> = await take(position, limit - data.length)
    data.push(...(await show(batch.ids)))
    position = batch.next
  }
  return { data, next: position }
}
