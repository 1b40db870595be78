import type { Conversation, Message, MessageStream } from '#contracts/chat.ts'

/** How many conversations the server returns at once: fewer means there are no more. */
export const conversationsAtOnce = 50

// Ids grow with time, and the server orders by them: every browser shows one order.
const newestFirst = (one: Message, other: Message) => (one.id < other.id ? 1 : -1)

/** Both lists without duplicates, newest first; the version in `later` wins. */
function mergeMessages(earlier: Message[], later: Message[]): Message[] {
  const byId = new Map([...earlier, ...later].map((message) => [message.id, message]))
  return [...byId.values()].sort(newestFirst)
}

/**
 * Merges the newest page into the cached messages. Unless these have its oldest one, messages in between were missed, also
 * where live ones came after a gap: the fresh page stays, and scrolling fetches the older ones again.
 */
export function mergeFresh(cached: MessageStream | undefined, fresh: MessageStream): MessageStream {
  if (!cached) return fresh
  const end = fresh.data.at(-1)?.id ?? ''
  if (fresh.nextCursor === null || !cached.data.some(({ id }) => id === end))
    return { ...fresh, data: mergeMessages(newerThan(fresh, cached.data), fresh.data) }
  const isDeeper = cached.data.some(({ id }) => id < end)
  return {
    data: mergeMessages(cached.data, fresh.data),
    nextCursor: isDeeper ? cached.nextCursor : fresh.nextCursor,
  }
}

// A live message may arrive while a page that lacks it is loading.
function newerThan({ data: [newest] }: MessageStream, cached: Message[]): Message[] {
  return newest ? cached.filter(({ id }) => id > newest.id) : cached
}

/** Appends the page that was read from this cursor; none when the list was replaced meanwhile and ends elsewhere. */
export const withOlder = (
  cached: MessageStream,
  cursor: string | null,
  older: MessageStream,
): MessageStream =>
  cached.nextCursor === cursor
    ? { data: mergeMessages(older.data, cached.data), nextCursor: older.nextCursor }
    : cached

/** Replaces the addresses of files by those of a page that was read again. */
export function withAddressesOf(cached: MessageStream, page: MessageStream): MessageStream {
  const fresh = new Map(page.data.map(({ id, media }) => [id, media]))
  const renew = (one: Message) => ({ ...one, media: fresh.get(one.id) ?? one.media })
  return { ...cached, data: cached.data.map((one) => (fresh.has(one.id) ? renew(one) : one)) }
}

/** Adds a message that was received or just sent; the cached version may know more, such as when it was seen. */
export const withMessage = (cached: MessageStream, message: Message): MessageStream => ({
  ...cached,
  data: mergeMessages([message], cached.data),
})

/**
 * Replaces a message that was edited or deleted, also where others quote it; the cached version knows when it was seen, and
 * a deleted one does not say so.
 */
export const withChange = (cached: MessageStream, changed: Message): MessageStream => ({
  ...cached,
  data: cached.data.map((one) => {
    if (one.id === changed.id) return { ...changed, readAt: isDeleted(changed) ? null : one.readAt }
    if (one.quote?.id !== changed.id) return one
    return { ...one, quote: { ...one.quote, text: changed.text, files: changed.media.length } }
  }),
})

/** A message without text and files was deleted. */
export const isDeleted = ({ text, media }: Pick<Message, 'text' | 'media'>): boolean =>
  text === '' && media.length === 0

/** Marks all messages to `reader` as seen. */
export const seenBy = (cached: MessageStream, reader: string, at: string): MessageStream => ({
  ...cached,
  data: cached.data.map((one) => (one.from === reader || one.readAt ? one : { ...one, readAt: at })),
})

const latestFirst = (one: Conversation, other: Conversation) => (one.config.at < other.config.at ? 1 : -1)

/** Merges the first page into the cached list; conversations of that batch that the page lacks are removed. */
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

/** Appends the next page of the list without duplicates. */
export function withOlderConversations(cached: Conversation[], older: Conversation[]): Conversation[] {
  const ids = new Set(cached.map(({ conversation_id }) => conversation_id))
  return [...cached, ...older.filter(({ conversation_id }) => !ids.has(conversation_id))]
}

/** Whether this message accepts the request that its conversation still is. */
const isAnswer = ({ request, userID }: Conversation, { from }: Message): boolean =>
  request === (from === userID ? 'incoming' : 'outgoing')

/** The list with a changed message where it is the latest of its conversation. */
export const withChangedLastWord = (cached: Conversation[], changed: Message): Conversation[] =>
  cached.map((one) => {
    const { conversation_id, config } = one
    const isLast =
      conversation_id === changed.conversation_id &&
      config.at === changed.createdAt &&
      config.from === changed.from
    const { message, text, media } = changed
    return isLast ? { ...one, config: { ...config, message, text, files: media.length } } : one
  })

/** The list with this message as the latest of its conversation; null when the conversation is not in the list. */
export function withLastWord(cached: Conversation[], message: Message): Conversation[] | null {
  const about = cached.find(({ conversation_id }) => conversation_id === message.conversation_id)
  if (!about) return null
  if (about.config.at > message.createdAt) return cached
  const { message: html, text, createdAt: at, from, media } = message
  const request = isAnswer(about, message) ? 'none' : about.request
  const updated = { ...about, request, config: { message: html, text, files: media.length, at, from } }
  return cached.map((one) => (one === about ? updated : one)).sort(latestFirst)
}
