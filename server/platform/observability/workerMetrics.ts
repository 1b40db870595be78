// The metrics of a machine with several processes: a worker that is asked for them asks the first process, which
// collects those of all workers and sums them.
import type { Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { second } from '#lib/durations.ts'
import { within } from '#lib/within.ts'

type Snapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** A process that stands still must not hold up the others. */
const longestCollection = second
const longestSum = 3 * second

/** In the first process: returns a function that adds a worker to the sum. */
export function sumWorkerMetrics(): (worker: Worker) => void {
  const latest = new Map<Worker, { snapshot: Snapshot; collect: Ask }>()
  /** What ended workers had counted, since a counter that falls looks to Prometheus like a start from zero. */
  let ended: Promise<Snapshot> = Promise.resolve([])

  const sum = async (): Promise<string> => {
    const responded = new Set<Worker>()
    await Promise.all(
      [...latest].map(async ([worker, part]) => {
        const text = await part.collect(longestCollection)
        if (text === null) return
        part.snapshot = JSON.parse(text)
        responded.add(worker)
      }),
    )
    const running = [...latest].map(([worker, { snapshot }]) =>
      responded.has(worker) ? snapshot : withoutGauges(snapshot),
    )
    return AggregatorRegistry.aggregate([...running, await ended]).metrics()
  }

  return (worker) => {
    const part = { snapshot: [] as Snapshot, collect: openChannel(worker, sum) }
    latest.set(worker, part)
    worker.on('exit', () => {
      latest.delete(worker)
      const last = withoutGauges(part.snapshot)
      ended = ended.then((before) => AggregatorRegistry.aggregate([before, last]).getMetricsAsJSON())
    })
  }
}

/** At run time a type is a word, which the types of the library call a number. */
const withoutGauges = (snapshot: Snapshot): Snapshot =>
  snapshot.filter(({ type }) => String(type) !== 'gauge')

/** In a worker: lets the first process collect its metrics. Returns a function that reads the sum of all workers. */
export function shareMetrics(worker: Worker, register: Registry): () => Promise<string> {
  const read = openChannel(worker, async () => JSON.stringify(await register.getMetricsAsJSON()))
  return async () => {
    const text = await read(longestSum)
    if (text === null) throw new Error('The first process did not sum the metrics in time')
    return text
  }
}

/** Asks the process at the other end; null when it does not respond in time. */
type Ask = (longest: number) => Promise<string | null>

type Message = { metrics: 'question'; id: number } | { metrics: 'response'; id: number; text: string }

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'metrics' in message

/** Opens an end of the channel between the first process and a worker: each may ask, and responds to the other. */
function openChannel(worker: Worker, respond: () => Promise<string>): Ask {
  const waiting = new Map<number, (text: string | null) => void>()
  let asked = 0
  // Nobody waits for a response to a process that ended.
  const send = (message: Message) => void worker.send(message, () => {})
  worker.on('message', async (message: unknown) => {
    if (!isMessage(message)) return
    if (message.metrics === 'response') waiting.get(message.id)?.(message.text)
    else send({ metrics: 'response', id: message.id, text: await respond() })
  })
  worker.on('exit', () => {
    for (const done of waiting.values()) done(null)
  })
  return async (longest) => {
    asked += 1
    const id = asked
    let text: string | null = null
    const responded = new Promise<string | null>((done) => waiting.set(id, done)).then((given) => {
      text = given
    })
    send({ metrics: 'question', id })
    await within(longest, responded)
    waiting.delete(id)
    return text
  }
}
