import { limits } from '#contracts/limits.ts'
import { conversations, foundInChat, messages, unreadConversations } from '../baseline/chat.ts'
import { readsSignedIn } from '../baseline/plan.ts'
import type { Statement } from '../baseline/statement.ts'
import { each } from '../fill/chat.ts'
import type { Call } from '../measure.ts'
import { readerNumber, size } from '../size.ts'
import { aims, asBrowser, bearer, type Case, type EndpointCase, get, getId, post, times } from './case.ts'

const shown = { conversations: 50, messages: limits.pageSize.default }
/** A word of every message: each reader finds more of their own than a page shows. */
const search = 'gloves'
const numbers = times(32, readerNumber)

const opened = (number: number, index: number) =>
  getId('conversation', `${number - size.firstFreshVolunteer + 1} ${index % each}`)

type Headers = Record<string, string>

/** The calls of /chat when it opens: the list of conversations, a page of one, the unread count; a search in them; and the page itself. */
export async function chatCases(): Promise<Case[]> {
  const headers = await Promise.all(numbers.map(bearer))
  const browsers = await Promise.all(numbers.map(asBrowser))
  const makeCase = (
    name: string,
    call: (headers: Headers, number: number, index: number) => Call,
    statement: (reader: string, number: number, index: number) => Statement,
  ): EndpointCase => ({
    kind: 'endpoint',
    name,
    aim: aims.reads,
    calls: headers.map((one, index) => call(one, numbers[index] ?? 0, index)),
    baseline: numbers.map((number, index) =>
      readsSignedIn(statement(getId('account', number), number, index)),
    ),
  })
  return [
    makeCase(
      'conversation list',
      (one) => get('/api/chat/allchat', one),
      (reader) => conversations(reader, shown.conversations),
    ),
    makeCase(
      'conversation, one page',
      (one, number, index) => get(`/api/chat/messages/${opened(number, index)}`, one),
      (reader, number, index) => messages(reader, opened(number, index), shown.messages),
    ),
    {
      ...makeCase('unread conversations', (one) => post('/api/chat/count', {}, one), unreadConversations),
      unordered: true,
    },
    makeCase(
      'search in conversations',
      (one) => get(`/api/chat/search?search=${search}`, one),
      (reader) => foundInChat(reader, search, shown.messages),
    ),
    {
      kind: 'page',
      name: 'page /chat',
      aim: aims.page,
      calls: browsers.map((one) => get('/chat', one)),
      shows: [],
    },
  ]
}
