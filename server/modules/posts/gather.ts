/** A step of a stream: ids in its order, and where the next step begins; null at its end. */
export type Step<Place> = { ids: string[]; next: Place | null }

type Gathering<Place, View> = {
  from: Place
  limit: number
  take(from: Place, howMany: number): Promise<Step<Place>>
  /** Ids -> what of them may be seen, in the same order. */
  show(ids: readonly string[]): Promise<View[]>
}

/** How often a page is filled up when rules leave gaps in it; after that it stays short, and goes on all the same. */
const mostSteps = 4

/** Fills a page: what the rules leave out is made up for by what follows, and nothing is taken twice or passed over. */
export async function gather<Place, View>({ from, limit, take, show }: Gathering<Place, View>) {
  const data: View[] = []
  let place: Place | null = from
  for (let step = 0; step < mostSteps && place !== null && data.length < limit; step += 1) {
    const taken: Step<Place> = await take(place, limit - data.length)
    data.push(...(await show(taken.ids)))
    place = taken.next
  }
  return { data, next: place }
}
