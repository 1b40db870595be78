import type { ServerResponse } from 'node:http'
import type { Viewer } from '../auth/index.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import type { Live } from './index.ts'
import { keepGiving } from './keepGiving.ts'
import type { PassingNotice } from './publish.ts'
import { openStream, type Stream } from './stream.ts'
import { liveChannels } from './tell.ts'

/** The open streams of this process. */
export type Streams = {
  /** Makes the answer a stream of this person's events from `after` on, until one of the two leaves. */
  open(response: ServerResponse, viewer: Viewer, after: number): void
  count(): number
  /** Ends them all: their browsers come back to another process, or to this one when it is there again. */
  close(): void
}

type Parts = {
  live: Live
  database: Database
  log: Log
  /** Whose session it is now: null when it has ended. */
  viewerOfSession(sessionId: string): Promise<Viewer | null>
  beatMilliseconds: number
}

/** Beyond these the oldest is ended: it is most likely one that left without saying so. */
const streamsOfOne = 20

export function makeStreams({ live, database, log, viewerOfSession, beatMilliseconds }: Parts): Streams {
  const byAccount = new Map<string, Set<Stream>>()
  const everyone = () => [...byAccount.values()].flatMap((streams) => [...streams])
  const wake = keepGiving(byAccount, database, log)

  const leave = (stream: Stream) => {
    const streams = byAccount.get(stream.accountId)
    streams?.delete(stream)
    if (streams?.size === 0) byAccount.delete(stream.accountId)
  }
  const open = (response: ServerResponse, viewer: Viewer, after: number) => {
    if (response.destroyed) return
    const { id: accountId, sessionId } = viewer
    const stream = openStream(response, { accountId, sessionId, after, onDrain: () => wake([accountId]) })
    const streams = byAccount.get(accountId) ?? new Set()
    byAccount.set(accountId, streams.add(stream))
    response.on('close', () => leave(stream))
    const [oldest] = streams
    if (streams.size > streamsOfOne) oldest?.end()
    wake([accountId])
  }
  /** Ends the streams whose session is over; when nobody can tell, too: their browsers ask again. */
  const endEnded = async (ended: string) => {
    const concerned = everyone().filter(({ sessionId }) => ended === '*' || sessionId === ended)
    for (const sessionId of new Set(concerned.map((stream) => stream.sessionId))) {
      const viewer = await viewerOfSession(sessionId).catch(() => null)
      if (!viewer) for (const stream of concerned) if (stream.sessionId === sessionId) stream.end()
    }
  }
  const beat = setInterval(() => {
    for (const stream of everyone()) stream.beat()
  }, beatMilliseconds)
  beat.unref()

  live.on(liveChannels.kept, (accountIds) => wake(accountIds.split(' ')))
  live.on(liveChannels.passing, (notice) => {
    const { to, event, data }: PassingNotice = JSON.parse(notice)
    for (const id of to)
      for (const stream of byAccount.get(id) ?? []) stream.pass(event, JSON.stringify(data))
  })
  live.on(liveChannels.sessionEnded, (sessionId) => void endEnded(sessionId))
  // What was told while the connection was lost went unheard: it is in the table, and so are the sessions.
  live.onReconnect(() => {
    wake([...byAccount.keys()])
    void endEnded('*')
  })
  return {
    open,
    count: () => everyone().length,
    close: () => {
      clearInterval(beat)
      for (const stream of everyone()) stream.end()
    },
  }
}
