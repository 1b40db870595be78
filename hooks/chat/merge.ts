import type { Conversation, Message, MessageStream } from '#contracts/chat.ts'

/** How many conversations the server answers at once: fewer are all there are. */
export const conversationsAtOnce = 50

// Ids grow with time, and the server orders by them: every browser sees the same order.
const newestFirst = (one: Message, other: Message) => (one.id < other.id ? 1 : -1)

/** Both lists, each message once, newest first; of two versions the one in `later` counts. */
function united(earlier: Message[], later: Message[]): Message[] {
  const byId = new Map([...earlier, ...later].map((message) => [message.id, message]))
  return [...byId.values()].sort(newestFirst)
}

/**
 * What is locked and the newest page as it was just read. Where the two do not meet something was missed between them:
 * then only the fresh page stays, and what is older is read again by scrolling.
 */
export function mergeFresh(cached: MessageStream | undefined, fresh: MessageStream): MessageStream {
  if (!cached) return fresh
  const known = new Set(cached.data.map(({ id }) => id))
  if (fresh.nextCursor === null)
    return { data: united(newerThan(fresh, cached.data), fresh.data), nextCursor: null }
  if (!fresh.data.some(({ id }) => known.has(id))) return fresh
  const end = fresh.data.at(-1)?.id ?? ''
  const isDeeper = cached.data.some(({ id }) => id < end)
  return {
    data: united(cached.data, fresh.data),
    nextCursor: isDeeper ? cached.nextCursor : fresh.nextCursor,
  }
}

// A message may come live while a page is on its way that does not have it yet.
function newerThan({ data: [newest] }: MessageStream, cached: Message[]): Message[] {
  return newest ? cached.filter(({ id }) => id > newest.id) : cached
}

/** The next older page, below what is locked. */
export const withOlder = (cached: MessageStream, older: MessageStream): MessageStream => ({
  data: united(older.data, cached.data),
  nextCursor: older.nextCursor,
})

/** A message that came live or that was just sent; one that is locked already may know more, such as when it was seen. */
export const withMessage = (cached: MessageStream, message: Message): MessageStream => ({
  ...cached,
  data: united([message], cached.data),
})

/** Everything that `reader` was sent has been seen by them. */
export const seenBy = (cached: MessageStream, reader: string, at: string): MessageStream => ({
  ...cached,
  data: cached.data.map((one) => (one.from === reader || one.readAt ? one : { ...one, readAt: at })),
})

const latestFirst = (one: Conversation, other: Conversation) => (one.config.at < other.config.at ? 1 : -1)

/** The list as held and its first page as it was just read; what has gone from that stretch goes. */
export function mergeConversations(
  cached: Conversation[] | undefined,
  fresh: Conversation[],
): Conversation[] {
  const oldest = fresh.at(-1)
  if (!cached || !oldest || fresh.length < conversationsAtOnce) return fresh
  const ids = new Set(fresh.map(({ conversation_id }) => conversation_id))
  if (!cached.some(({ conversation_id }) => ids.has(conversation_id))) return fresh
  const older = cached.filter((one) => !ids.has(one.conversation_id) && one.config.at < oldest.config.at)
  return [...fresh, ...older]
}

/** The next page of the list, each conversation once. */
export function withOlderConversations(cached: Conversation[], older: Conversation[]): Conversation[] {
  const ids = new Set(cached.map(({ conversation_id }) => conversation_id))
  return [...cached, ...older.filter(({ conversation_id }) => !ids.has(conversation_id))]
}

/** Whether this message answers the request that its conversation still is. */
const isAnswer = ({ request, userID }: Conversation, { from }: Message): boolean =>
  request === (from === userID ? 'incoming' : 'outgoing')

/** The list with this message as the last word of its conversation; null when that is not in the list. */
export function withLastWord(cached: Conversation[], message: Message): Conversation[] | null {
  const about = cached.find(({ conversation_id }) => conversation_id === message.conversation_id)
  if (!about) return null
  if (about.config.at > message.createdAt) return cached
  const { createdAt: at, from, media } = message
  const request = isAnswer(about, message) ? 'none' : about.request
  const said = { ...about, request, config: { message: message.message, files: media.length, at, from } }
  return cached.map((one) => (one === about ? said : one)).sort(latestFirst)
}
