import { type LiveStream, listen, type ReceivedEvent } from '../api/setup/listen.ts'
import { until } from '../api/setup/until.ts'
import type { Settled } from './settle.ts'

/** Opens the stream and reopens it after the last id whenever it is cut, as the browser does. */
export function stay(origin: string, reader: Settled) {
  const ears: LiveStream[] = []
  let leaving = false
  const goOn = async (): Promise<void> => {
    const lastId = ears.at(-1)?.lastId()
    const headers: Record<string, string> = lastId ? { 'Last-Event-ID': lastId } : {}
    const ear = await listen(origin, reader.bearer, headers).catch(() => null)
    if (ear) ears.push(ear)
    if (ear) await until(() => !ear.isOpen() || leaving, 300_000)
    await new Promise((done) => setTimeout(done, 50))
    if (!leaving) return goOn()
  }
  void goOn()
  return {
    heard: (): ReceivedEvent[] => ears.flatMap(({ events }) => events),
    cuts: () => ears.length - 1,
    isOpen: () => ears.at(-1)?.isOpen() ?? false,
    leave: () => {
      leaving = true
      for (const ear of ears) ear.leave()
    },
  }
}
