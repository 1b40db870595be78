import type { ServerResponse } from 'node:http'
import type { Viewer } from '../auth/index.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { createDelivery } from './delivery.ts'
import type { Live } from './index.ts'
import { liveChannels } from './pgNotify.ts'
import type { PassingNotice, SubscriptionNotice } from './publish.ts'
import { openStream, type Stream } from './stream.ts'
import { createTopics, type Topics } from './topics.ts'

/** The open streams of this process. */
export type Streams = {
  /** Makes the answer a stream of this person's events from `after` on, until one of the two leaves. */
  open(response: ServerResponse, viewer: Viewer, after: number): void
  count(): number
  /** Ends them all, and those that open from now on: their browsers come back to another process, or to this one when it is there again. */
  close(): void
}

type Parts = {
  live: Live
  database: Database
  log: Log
  /** Whose session it is now: null when it has ended. */
  findViewerBySession(sessionId: string): Promise<Viewer | null>
  beatMilliseconds: number
}

/** Beyond these the oldest is ended: it is most likely one that left without saying so. */
const streamsPerPerson = 20

type ByAccount = Map<string, Set<Stream>>

const everyoneIn = (byAccount: ByAccount) => [...byAccount.values()].flatMap((streams) => [...streams])

export function createStreams(parts: Parts): Streams {
  const byAccount: ByAccount = new Map()
  const watched = createTopics()
  const wake = createDelivery(byAccount, parts.database, parts.log)
  let closing = false
  const beat = setInterval(() => {
    for (const stream of everyoneIn(byAccount)) stream.beat()
  }, parts.beatMilliseconds)
  beat.unref()
  hearNotices(parts, { byAccount, watched, wake })

  return {
    open: (response, { id: accountId, sessionId }, after) => {
      if (response.destroyed) return
      const onDrain = () => wake([accountId])
      const stream = openStream(response, { accountId, sessionId, after, onDrain })
      // Asked for before the end and ready only now: the house would wait for it to leave.
      if (closing) return stream.end()
      enter(stream, byAccount)
      response.on('close', () => {
        leave(stream, byAccount)
        if (!byAccount.has(accountId)) watched.leave(accountId)
      })
      wake([accountId])
    },
    count: () => everyoneIn(byAccount).length,
    close: () => {
      closing = true
      clearInterval(beat)
      for (const stream of everyoneIn(byAccount)) stream.end()
    },
  }
}

type OpenStreams = { byAccount: ByAccount; watched: Topics; wake: ReturnType<typeof createDelivery> }

function hearNotices({ live, findViewerBySession }: Parts, { byAccount, watched, wake }: OpenStreams): void {
  const endEnded = (ended: string) => void endStreamsFor(ended, everyoneIn(byAccount), findViewerBySession)
  live.on(liveChannels.stored, (accountIds) => wake(accountIds.split(' ')))
  live.on(liveChannels.passing, (notice) => passOn(JSON.parse(notice), byAccount, watched))
  live.on(liveChannels.watching, (notice) => rememberSubscriber(JSON.parse(notice), byAccount, watched))
  live.on(liveChannels.parted, (notice) => {
    const [one = '', other = ''] = notice.split(' ')
    watched.part(one, other)
  })
  live.on(liveChannels.sessionEnded, endEnded)
  // What was told while the connection was lost went unheard: it is in the table, and so are the sessions.
  live.onReconnect(() => {
    wake([...byAccount.keys()])
    endEnded('*')
  })
}

function enter(stream: Stream, byAccount: ByAccount): void {
  const streams = byAccount.get(stream.accountId) ?? new Set()
  byAccount.set(stream.accountId, streams.add(stream))
  const [oldest] = streams
  if (streams.size > streamsPerPerson) oldest?.end()
}

function leave(stream: Stream, byAccount: ByAccount): void {
  const streams = byAccount.get(stream.accountId)
  streams?.delete(stream)
  if (streams?.size === 0) byAccount.delete(stream.accountId)
}

/** Whose streams are held by other processes, these remember. */
function rememberSubscriber({ by, topics }: SubscriptionNotice, byAccount: ByAccount, watched: Topics): void {
  if (byAccount.has(by)) watched.watch(by, topics)
}

function passOn(notice: PassingNotice, byAccount: ByAccount, watched: Topics): void {
  const people = 'to' in notice ? notice.to : watched.subscribersTo(notice.about)
  const data = JSON.stringify(notice.data)
  for (const id of people) for (const stream of byAccount.get(id) ?? []) stream.pass(notice.event, data)
}

/** Ends the streams whose session is over; when nobody can tell, too: their browsers ask again. */
async function endStreamsFor(
  ended: string,
  streams: readonly Stream[],
  findViewerBySession: Parts['findViewerBySession'],
): Promise<void> {
  const concerned = streams.filter(({ sessionId }) => ended === '*' || sessionId === ended)
  for (const sessionId of new Set(concerned.map((stream) => stream.sessionId))) {
    const viewer = await findViewerBySession(sessionId).catch(() => null)
    if (!viewer) for (const stream of concerned) if (stream.sessionId === sessionId) stream.end()
  }
}
