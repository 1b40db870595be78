import { describe, expect, it } from 'vitest'
import { toShownMessage, toShownOutgoing, withDeletions } from '#components/chat/messages/shownMessage.ts'
import { buildTimeline, type TimelineItem } from '#components/chat/messages/timeline.ts'
import { textParts } from '#components/posts/textParts.ts'
import type { Conversation, Message, MessageStream } from '#contracts/chat.ts'
import {
  conversationsAtOnce,
  mergeConversations,
  mergeFresh,
  seenBy,
  withChange,
  withChangedLastWord,
  withLastWord,
  withMessage,
  withOlder,
} from '#hooks/chat/merge.ts'
import { nextToSend, type Outgoing } from '#hooks/chat/outgoing.ts'
import { markWords, startAtFound } from '#lib/marks.ts'
import { savedName } from '#lib/media.ts'
import { asApplicant } from '#lib/paths.ts'

const message = (id: string, changes: Partial<Message> = {}): Message => ({
  id,
  conversation_id: 'c',
  from: 'them',
  message: id,
  text: id,
  link: null,
  media: [],
  alts: [],
  quote: null,
  editedAt: null,
  editableUntil: null,
  createdAt: `2026-11-21T10:00:0${id}.000Z`,
  readAt: null,
  ...changes,
})

describe('the text of a message', () => {
  it('A message shows its text, line ends and web addresses', () => {
    expect(textParts('Hola <b>& adiós\nmira https://brota.example/a?b=1&c=2.', [])).toEqual([
      { text: 'Hola <b>& adiós\nmira ' },
      { text: 'https://brota.example/a?b=1&c=2', href: 'https://brota.example/a?b=1&c=2' },
      { text: '.' },
    ])
  })

  it('A message links to no address that could run code, and to no path of the site', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '<a href="/logout">x</a>',
      '&lt;b&gt;',
    ]) {
      expect(textParts(text, [])).toEqual([{ text }])
    }
  })

  it('A message with a link is shown as a system message', () => {
    const system = message('1', { text: 'Me he <apuntado>', link: '/job/1' })
    expect(toShownMessage(system, 'me')).toMatchObject({
      isSystem: true,
      text: 'Me he <apuntado>',
      link: '/job/1',
    })
    expect(toShownMessage(message('1'), 'me')).toMatchObject({ isSystem: false, text: '1', link: null })
  })
})

const stream = (ids: string, nextCursor: string | null = null): MessageStream => ({
  data: [...ids].map((id) => message(id)),
  nextCursor,
})
const getIds = ({ data }: MessageStream) => data.map(({ id }) => id).join('')

describe('the pictures of a message', () => {
  it('A picture is shown with its description, also while it is sent; an event of before has none', () => {
    const media = ['/media/a.png?s=1', '/media/b.pdf?s=1']
    const shown = toShownMessage(message('1', { media, alts: ['A spade', ''] }), 'me')
    expect(shown.media).toMatchObject([
      { kind: 'image', alt: 'A spade' },
      { kind: 'file', alt: '' },
    ])
    const { alts: _, ...stored } = message('1', { media })
    const read: Message = JSON.parse(JSON.stringify(stored))
    expect(toShownMessage(read, 'me').media.map(({ alt }) => alt)).toEqual(['', ''])
    const attached = [{ imgName: 'a.png', name: 'spade.png', alt: 'A spade' }]
    const sending = { key: 'k', toId: 'you', text: '', media: attached, at: '' }
    expect(toShownOutgoing(sending, 'me').media[0]?.alt).toBe('A spade')
  })
})

describe('a changed message', () => {
  const quote = (id: string, text: string) => ({ id, from: 'them', text, files: 0 })

  it('A message whose deletion can still be undone has no words, neither itself nor in quotes of it', () => {
    const deleted = new Set(['1'])
    const [gone, answer, other] = [
      message('1', { from: 'me', media: ['/plan.pdf'], editedAt: '2026-11-21T10:01:00.000Z' }),
      message('2', { quote: { ...quote('1', 'words'), files: 1 } }),
      message('3', { quote: quote('2', 'others') }),
    ].map((one) => withDeletions(toShownMessage(one, 'me'), deleted))
    expect(gone).toMatchObject({ text: '', media: [], editedAt: null, own: null })
    expect(answer).toMatchObject({ text: '2', quote: { id: '1', text: '', files: 0 } })
    expect(other?.quote?.text).toBe('others')
    const sending = { key: 'k', toId: 'you', text: 'yes', media: [], at: '', quote: quote('1', 'words') }
    expect(withDeletions(toShownOutgoing(sending, 'me'), deleted).quote?.text).toBe('')
  })

  it('An edit replaces a message and where it is quoted, and stays seen; nothing is added', () => {
    const cached: MessageStream = {
      data: [message('2', { quote: quote('1', 'old') }), message('1', { readAt: 'then' })],
      nextCursor: null,
    }
    const edited = message('1', { text: 'new', editedAt: 'now' })
    expect(withChange(cached, edited).data).toMatchObject([
      { id: '2', text: '2', quote: { text: 'new' } },
      { id: '1', text: 'new', editedAt: 'now', readAt: 'then' },
    ])
    expect(withChange(stream('2'), edited)).toEqual(stream('2'))
  })

  it('A deleted message says no longer that it was seen', () => {
    const cached: MessageStream = { data: [message('1', { readAt: 'then' })], nextCursor: null }
    expect(withChange(cached, message('1', { text: '', message: '' })).data).toMatchObject([
      { text: '', readAt: null },
    ])
  })

  it('The list shows a change of the last message alone', () => {
    const list = [conversation('c', '2026-11-21T10:00:05.000Z')]
    const [listed] = list
    const last = message('5', { from: listed?.config.from ?? '', text: 'new', message: 'new' })
    expect(withChangedLastWord(list, last)[0]?.config).toMatchObject({ text: 'new', message: 'new' })
    expect(withChangedLastWord(list, message('4', { text: 'new' }))).toEqual(list)
  })

  it('Only the viewer’s own messages can be changed, and none of the system or deleted', () => {
    const editableUntil = '2026-11-21T10:15:00.000Z'
    const own = message('1', { from: 'me', editableUntil })
    expect(toShownMessage(own, 'me').own).toEqual({ editableUntil })
    expect(toShownMessage(own, 'them').own).toBeNull()
    expect(toShownMessage({ ...own, link: '/job/1' }, 'me').own).toBeNull()
    expect(toShownMessage({ ...own, text: '' }, 'me').own).toBeNull()
  })
})

describe('marked words', () => {
  const getFound = (text: string, search: string) =>
    markWords(text, search).flatMap((part) => (part.isFound ? part.text : []))

  it('Words are marked without accents, by their beginnings and in other forms', () => {
    expect(getFound('Árboles, un ÁRBOL y una arboleda', 'arbol')).toEqual(['Árboles', 'ÁRBOL', 'arboleda'])
    expect(getFound('Se planta una plantación', 'planta nada')).toEqual(['planta', 'plantación'])
    expect(getFound('un árbol', 'árboles')).toEqual(['árbol'])
    expect(getFound('el plan y la planta', 'plata')).toEqual([])
    expect(markWords('nada', '')).toEqual([{ text: 'nada', isFound: false }])
  })

  it('All parts together are the text', () => {
    const text = 'Hola 👋🏽, ¿vienes mañana al huerto?'
    expect(
      markWords(text, 'manana huerto')
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it('A long beginning is cut at a word, so that the found word is in sight', () => {
    const parts = markWords('Mañana por la tarde vamos con todas las herramientas al huerto', 'huerto')
    expect(
      startAtFound(parts, 24)
        .map((part) => part.text)
        .join(''),
    ).toBe('…las herramientas al huerto')
    expect(startAtFound(markWords('al huerto', 'huerto'), 24)[0]?.text).toBe('al ')
  })
})

describe('cached and incoming messages', () => {
  it('The message list shows each message once, newest first, whatever its source', () => {
    const held = withMessage(withMessage(stream('32', '2'), message('5')), message('4'))
    expect(getIds(held)).toBe('5432')
    expect(getIds(mergeFresh(held, stream('654', '4')))).toBe('65432')
    expect(getIds(withOlder(held, '2', stream('21')))).toBe('54321')
  })

  it('A repeated message loses nothing that the cached one contains', () => {
    const seen = seenBy(withMessage(stream('2'), message('3', { from: 'me' })), 'them', 'now')
    expect(withMessage(seen, message('3', { from: 'me' })).data[0]?.readAt).toBe('now')
  })

  it('The message list continues below what is cached, wherever the fresh page ends', () => {
    expect(mergeFresh(stream('4321', null), stream('54', '4')).nextCursor).toBeNull()
    expect(mergeFresh(stream('5', null), stream('54', '4')).nextCursor).toBe('4')
  })

  it('The message list is replaced where messages between the two pages are missing', () => {
    expect(mergeFresh(stream('21', null), stream('98', '8'))).toEqual(stream('98', '8'))
  })

  it('Messages that were missed below a live one are read when the list is scrolled', () => {
    const range = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, place) => message(String(to - place).padStart(2, '0')))
    const live = withMessage({ data: range(1, 3), nextCursor: null }, message('60'))
    const fresh = { data: range(41, 60), nextCursor: '41' }
    expect(mergeFresh(live, fresh)).toEqual(fresh)
    // The next one arrives live while the page is read.
    expect(mergeFresh(withMessage(live, message('61')), fresh)).toEqual({ ...fresh, data: range(41, 61) })
  })

  it('An older page that comes after the list was replaced is read again from where the list ends now', () => {
    const replaced = mergeFresh(stream('32', '2'), stream('98', '8'))
    expect(withOlder(replaced, '2', stream('1'))).toEqual(replaced)
    expect(getIds(withOlder(replaced, '8', stream('76', '6')))).toBe('9876')
  })

  it('Messages that arrive live while a page loads are not lost', () => {
    expect(getIds(mergeFresh(stream('321'), stream('21')))).toBe('321')
  })

  it('Received messages are marked as seen once', () => {
    const held = {
      data: [message('3', { from: 'me' }), message('2'), message('1', { from: 'me', readAt: 'a' })],
    }
    const { data } = seenBy({ ...held, nextCursor: null }, 'them', 'b')
    expect(data.map(({ readAt }) => readAt)).toEqual(['b', null, 'a'])
  })
})

const conversation = (id: string, at: string): Conversation => ({
  conversation_id: id,
  userID: 'me',
  userID_2: id,
  name: id,
  avatar: '',
  Account: { name: id, config: { avatar: '' } },
  config: { message: '', text: '', files: 0, at, from: 'me' },
  request: 'none',
})

describe('the list of conversations', () => {
  it('The conversation with a new message moves to the top; an unlisted one is reported', () => {
    const held = [conversation('b', '2026-11-21T09:00:00Z'), conversation('a', '2026-11-21T08:00:00Z')]
    const next = withLastWord(held, message('1', { conversation_id: 'a' }))
    expect(next?.map(({ conversation_id }) => conversation_id)).toEqual(['a', 'b'])
    expect(next?.[0]?.config).toMatchObject({ message: '1', text: '1', from: 'them' })
    expect(withLastWord(held, message('1', { conversation_id: 'z' }))).toBeNull()
  })

  it('A request is no longer shown once its recipient has written', () => {
    const asked = (request: Conversation['request']) =>
      withLastWord.bind(null, [{ ...conversation('a', '2026-11-21T08:00:00Z'), request }])
    const said = (from: string) => message('1', { conversation_id: 'a', from })
    expect(asked('outgoing')(said('a'))?.[0]?.request).toBe('none')
    expect(asked('outgoing')(said('me'))?.[0]?.request).toBe('outgoing')
    expect(asked('incoming')(said('me'))?.[0]?.request).toBe('none')
    expect(asked('incoming')(said('a'))?.[0]?.request).toBe('incoming')
  })

  it('The conversation list drops removed conversations and retains older loaded ones', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString()
    const page = Array.from({ length: conversationsAtOnce }, (_, place) =>
      conversation(`p${place}`, at(100 - place)),
    )
    const held = [conversation('gone', at(99.5)), ...page, conversation('old', at(1))]
    const ids = mergeConversations(held, page).map(({ conversation_id }) => conversation_id)
    expect(ids).toHaveLength(conversationsAtOnce + 1)
    expect(ids.at(-1)).toBe('old')
    expect(mergeConversations(held, page.slice(0, 3))).toHaveLength(3)
  })
})

const outgoing = (key: string, toId: string, failed?: Outgoing['failed']): Outgoing => ({
  ...{ key, toId, text: key, media: [], at: '2026-11-21T10:00:00.000Z' },
  ...(failed && { failed }),
})

describe('a file of a message', () => {
  it('A file has the name that its sender gave it, where any of it is left', () => {
    const id = '01a1fdde-1ad3-73d3-9a1f-2b1f0a1c9d3e'
    expect(savedName(`${id}-acta-mayo.pdf`)).toBe('acta-mayo.pdf')
    expect(savedName(`${id}.pdf`)).toBe('')
    expect(savedName('mayo.pdf')).toBe('mayo.pdf')
  })

  it('A system message leads an applicant to the offer, and other accounts to its link', () => {
    expect(asApplicant('/my-jobs/7/applicants')).toBe('/job/7')
    expect(asApplicant('/job/7')).toBe('/job/7')
  })
})

describe('the send queue', () => {
  it('The send queue takes the oldest message, and none that follows a rejected one to that account', () => {
    expect(nextToSend([outgoing('1', 'a'), outgoing('2', 'a')])?.key).toBe('1')
    const held = [outgoing('1', 'a', 'blocked'), outgoing('2', 'a'), outgoing('3', 'b')]
    expect(nextToSend(held)?.key).toBe('3')
    expect(nextToSend(held.slice(0, 2))).toBeUndefined()
  })
})

describe('the lines of a conversation', () => {
  const said = (key: string, from: string, at: string, isSystem = false): TimelineItem => ({
    key,
    from,
    at,
    isSystem,
  })
  const timeZone = 'Europe/Madrid'
  const kinds = (all: TimelineItem[], firstUnread?: string) =>
    buildTimeline(all, { timeZone, firstUnread }).map((line) =>
      line.kind === 'group' ? `${line.from}${line.words.length}` : line.kind,
    )

  it('A conversation starts each day in the reader’s time zone', () => {
    const all = [said('1', 'me', '2026-11-20T22:30:00Z'), said('2', 'me', '2026-11-20T23:30:00Z')]
    expect(kinds(all)).toEqual(['day', 'me1', 'day', 'me1'])
  })

  it('A conversation groups consecutive messages of one sender', () => {
    const all = [
      said('1', 'me', '2026-11-20T10:00:00Z'),
      said('2', 'me', '2026-11-20T10:04:00Z'),
      said('3', 'me', '2026-11-20T10:10:00Z'),
      said('4', 'you', '2026-11-20T10:10:30Z'),
    ]
    expect(kinds(all)).toEqual(['day', 'me2', 'me1', 'you1'])
  })

  it('A conversation draws a line above new messages and sets system messages apart', () => {
    const all = [
      said('1', 'me', '2026-11-20T10:00:00Z'),
      said('2', 'you', '2026-11-20T10:01:00Z', true),
      said('3', 'you', '2026-11-20T10:02:00Z'),
      said('4', 'you', '2026-11-20T10:02:10Z'),
    ]
    expect(kinds(all, '3')).toEqual(['day', 'me1', 'system', 'unread', 'you2'])
  })
})
