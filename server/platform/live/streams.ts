import type { ServerResponse } from 'node:http'
import type { Viewer } from '../auth/index.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { redact } from '../log/redact.ts'
import { createDelivery } from './delivery.ts'
import type { Live } from './index.ts'
import { liveChannels } from './pgNotify.ts'
import type { PassingNotice, SubscriptionNotice } from './publish.ts'
import { openStream, type Stream } from './stream.ts'
import { createTopics, type Topics } from './topics.ts'

/** The open streams of this process. */
export type Streams = {
  /** Turns the response into a stream of this account's events after the id `after`. */
  open(response: ServerResponse, viewer: Viewer, after: number): void
  count(): number
  /** Ends all streams, and those that open from now on; their browsers reconnect. */
  close(): void
}

type Parts = {
  live: Live
  database: Database
  log: Log
  /** The viewer of a session, null when it has ended. */
  findViewerBySession(sessionId: string): Promise<Viewer | null>
  beatMilliseconds: number
}

/** Above this number the oldest stream, most likely a dead one, is ended. */
const streamsPerPerson = 20

type ByAccount = Map<string, Set<Stream>>

const allStreams = (byAccount: ByAccount) => [...byAccount.values()].flatMap((streams) => [...streams])

export function createStreams(parts: Parts): Streams {
  const byAccount: ByAccount = new Map()
  const topics = createTopics()
  const wake = createDelivery(byAccount, parts.database, parts.log)
  let closing = false
  const beat = setInterval(() => {
    for (const stream of allStreams(byAccount)) stream.beat()
  }, parts.beatMilliseconds)
  beat.unref()
  subscribeToNotices(parts, { byAccount, topics, wake })

  return {
    open: (response, { id: accountId, sessionId }, after) => {
      if (response.destroyed) return
      const onDrain = () => wake([accountId])
      const stream = openStream(response, { accountId, sessionId, after, onDrain })
      // The request came before `close`; an open stream would delay the end of the process.
      if (closing) return stream.end()
      enter(stream, byAccount)
      response.on('close', () => {
        leave(stream, byAccount)
        if (!byAccount.has(accountId)) topics.leave(accountId)
      })
      wake([accountId])
    },
    count: () => allStreams(byAccount).length,
    close: () => {
      closing = true
      clearInterval(beat)
      for (const stream of allStreams(byAccount)) stream.end()
    },
  }
}

type OpenStreams = { byAccount: ByAccount; topics: Topics; wake: ReturnType<typeof createDelivery> }

function subscribeToNotices(
  { live, database, log, findViewerBySession }: Parts,
  { byAccount, topics, wake }: OpenStreams,
): void {
  const endEnded = (ended: string) => void endStreamsFor(ended, allStreams(byAccount), findViewerBySession)
  live.on(liveChannels.stored, (accountIds) => wake(accountIds.split(' ')))
  let passed = Promise.resolve()
  live.on(liveChannels.passing, (notice) => {
    // One after the other, so that of two counts the newer is sent last.
    passed = passed
      .then(() => passOn(JSON.parse(notice), { byAccount, topics }, database))
      .catch((error) => log.warn({ stack: redact(error).stack }, 'a live event was not passed on'))
  })
  live.on(liveChannels.watching, (notice) => rememberSubscriber(JSON.parse(notice), byAccount, topics))
  live.on(liveChannels.parted, (notice) => {
    const [one = '', other = ''] = notice.split(' ')
    topics.part(one, other)
  })
  live.on(liveChannels.sessionEnded, endEnded)
  // Notices were missed while the connection was lost, so events and sessions are read from their tables.
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

/** Only the process with a stream of the account stores its topics. */
function rememberSubscriber(notice: SubscriptionNotice, byAccount: ByAccount, topics: Topics): void {
  if (byAccount.has(notice.by)) topics.watch(notice.by, notice.topics)
}

async function passOn(
  notice: PassingNotice,
  { byAccount, topics }: Pick<OpenStreams, 'byAccount' | 'topics'>,
  { heard }: Database,
): Promise<void> {
  const people = 'to' in notice ? notice.to : topics.subscribersTo(notice.about)
  const listening = [...people].filter((id) => byAccount.has(id))
  // Who hears of a change reads it next; typing changes nothing.
  if (listening.length > 0 && notice.event !== 'typing') await heard(listening)
  const data = JSON.stringify(notice.data)
  for (const id of listening) for (const stream of byAccount.get(id) ?? []) stream.pass(notice.event, data)
}

/** Ends the streams whose session has ended or cannot be read; in that case their browsers reconnect. */
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
