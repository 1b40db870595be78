import type { ServerResponse } from 'node:http'
import { second } from '#lib/durations.ts'
import type { SessionReader, Viewer } from '../auth/index.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { redact } from '../log/redact.ts'
import type { BadgeReader } from './badges.ts'
import { liveChannels } from './bus.ts'
import { createDelivery } from './delivery.ts'
import type { Live } from './index.ts'
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
  countBadges: BadgeReader
  findAliveSessions: SessionReader['findAlive']
  beatMilliseconds: number
  lookMilliseconds: number
}

/** Above this number the oldest stream, most likely a dead one, is ended. */
const streamsPerPerson = 20

type ByAccount = Map<string, Set<Stream>>

const allStreams = (byAccount: ByAccount) => [...byAccount.values()].flatMap((streams) => [...streams])

export function createStreams(parts: Parts): Streams {
  const byAccount: ByAccount = new Map()
  const topics = createTopics()
  const wake = createDelivery(byAccount, parts)
  let closing = false
  const beat = setInterval(() => {
    for (const stream of allStreams(byAccount)) stream.beat()
  }, parts.beatMilliseconds)
  beat.unref()
  subscribeToNotices(parts, { byAccount, topics, wake })
  const stopLooking = lookForMissed(parts, byAccount, wake)

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
      stopLooking()
      for (const stream of allStreams(byAccount)) stream.end()
    },
  }
}

type OpenStreams = { byAccount: ByAccount; topics: Topics; wake: ReturnType<typeof createDelivery> }

function subscribeToNotices(
  { live, database, log, findAliveSessions }: Parts,
  { byAccount, topics, wake }: OpenStreams,
): void {
  // Streams whose session cannot be read end, too; their browsers reconnect.
  const endEnded = (streams: readonly Stream[]) =>
    endStreams(streams, findAliveSessions).catch(() => {
      for (const stream of streams) stream.end()
    })
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
  live.on(liveChannels.sessionEnded, (ended) => {
    void endEnded(allStreams(byAccount).filter(({ sessionId }) => sessionId === ended))
  })
  // Events and sessions are read from their tables.
  live.onMissed(() => {
    wake([...byAccount.keys()])
    void endEnded(allStreams(byAccount))
    endWatching(byAccount, topics)
  })
}

/** So that not all browsers come back at once. */
const longestEnding = 5 * second

/** What was missed of topics is stored nowhere: browsers that watch some come back, subscribe again and read them. */
function endWatching(byAccount: ByAccount, topics: Topics): void {
  for (const accountId of topics.subscribers()) {
    const streams = [...(byAccount.get(accountId) ?? [])]
    const end = () => {
      for (const stream of streams) stream.end()
    }
    setTimeout(end, Math.random() * longestEnding).unref()
  }
}

/** While notices arrive sessions are looked at in every twelfth look: only a process that was killed did not send one. */
const looksPerSessions = 12

/** Reads what no notice told of, since a bus may lose one and the tables do not. */
function lookForMissed(
  { live, findAliveSessions, lookMilliseconds }: Parts,
  byAccount: ByAccount,
  wake: OpenStreams['wake'],
): () => void {
  let looks = 0
  const timer = setInterval(() => {
    looks += 1
    wake([...byAccount.keys()])
    if (live.isListening() && looks % looksPerSessions > 0) return
    // While the database is away nothing can be looked at.
    endStreams(allStreams(byAccount), findAliveSessions).catch(() => {})
  }, lookMilliseconds)
  timer.unref()
  return () => clearInterval(timer)
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

/** Ends those of these streams whose session has ended. Rejects when the sessions cannot be read. */
async function endStreams(
  streams: readonly Stream[],
  findAliveSessions: Parts['findAliveSessions'],
): Promise<void> {
  if (streams.length === 0) return
  const alive = await findAliveSessions([...new Set(streams.map(({ sessionId }) => sessionId))])
  for (const stream of streams) if (!alive.has(stream.sessionId)) stream.end()
}
