import { describe, expect, it } from 'vitest'
import { getParts, systemLink, toText } from '#components/chat/messageParts.ts'
import { buildTimeline, type Said } from '#components/chat/timeline.ts'
import type { Conversation, Message, MessageStream } from '#contracts/chat.ts'
import {
  conversationsAtOnce,
  mergeConversations,
  mergeFresh,
  seenBy,
  withLastWord,
  withMessage,
  withOlder,
} from '#hooks/chat/merge.ts'
import { nextToSend, type Outgoing } from '#hooks/chat/outgoing.ts'
import { savedName } from '#lib/media.ts'
import { asApplicant } from '#lib/paths.ts'

describe('the words of a message', () => {
  it('keeps words, line ends and links, and reads entities', () => {
    const html =
      'Hola &amp; adi&#243;s<br>mira <a href="https://brota.example/a?b=1&amp;c=2" rel="x">esto</a>.'
    expect(getParts(html)).toEqual([
      { text: 'Hola & adiós\nmira ' },
      { text: 'esto', href: 'https://brota.example/a?b=1&c=2' },
      { text: '.' },
    ])
    expect(toText(html)).toBe('Hola & adiós mira esto.')
  })

  it('follows no address that could run something', () => {
    for (const href of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'java&#10;script:x',
      '/\\evil',
    ]) {
      expect(getParts(`<a href="${href}">x</a>`)).toEqual([{ text: 'x' }])
    }
  })

  it('hands tags it does not know to nobody', () => {
    expect(getParts('a<script>alert(1)</script><img src=x onerror=y>b < c')).toEqual([
      { text: 'aalert(1)b < c' },
    ])
  })

  it('knows what the house wrote by its one link into the site', () => {
    expect(systemLink('<a href="/job/1">Me he apuntado</a>')).toEqual({
      text: 'Me he apuntado',
      href: '/job/1',
    })
    expect(systemLink('ver <a href="/job/1">esto</a>')).toBeNull()
    expect(systemLink('<a href="https://brota.example/job/1">esto</a>')).toBeNull()
  })
})

const message = (id: string, changes: Partial<Message> = {}): Message => ({
  id,
  conversation_id: 'c',
  from: 'them',
  message: id,
  media: [],
  createdAt: `2026-11-21T10:00:0${id}.000Z`,
  readAt: null,
  ...changes,
})
const stream = (ids: string, nextCursor: string | null = null): MessageStream => ({
  data: [...ids].map((id) => message(id)),
  nextCursor,
})
const getIds = ({ data }: MessageStream) => data.map(({ id }) => id).join('')

describe('messages that are held and messages that come', () => {
  it('shows each once, newest first, whichever way it came', () => {
    const held = withMessage(withMessage(stream('32', '2'), message('5')), message('4'))
    expect(getIds(held)).toBe('5432')
    expect(getIds(mergeFresh(held, stream('654', '4')))).toBe('65432')
    expect(getIds(withOlder(held, stream('21')))).toBe('54321')
  })

  it('forgets of a message that comes once more nothing that it knows by now', () => {
    const seen = seenBy(withMessage(stream('2'), message('3', { from: 'me' })), 'them', 'now')
    expect(withMessage(seen, message('3', { from: 'me' })).data[0]?.readAt).toBe('now')
  })

  it('goes on below what is locked, wherever the fresh page ends', () => {
    expect(mergeFresh(stream('4321', null), stream('54', '4')).nextCursor).toBeNull()
    expect(mergeFresh(stream('5', null), stream('54', '4')).nextCursor).toBe('4')
  })

  it('starts anew where something was missed between the two', () => {
    expect(mergeFresh(stream('21', null), stream('98', '8'))).toEqual(stream('98', '8'))
  })

  it('keeps what came live while a page was on its way', () => {
    expect(getIds(mergeFresh(stream('321'), stream('21')))).toBe('321')
  })

  it('marks as seen what the reader was sent, once', () => {
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
  config: { message: '', files: 0, at, from: 'me' },
  request: 'none',
})

describe('the list of conversations', () => {
  it('moves the one that was spoken in to the top, and knows when it is not there', () => {
    const held = [conversation('b', '2026-11-21T09:00:00Z'), conversation('a', '2026-11-21T08:00:00Z')]
    const next = withLastWord(held, message('1', { conversation_id: 'a' }))
    expect(next?.map(({ conversation_id }) => conversation_id)).toEqual(['a', 'b'])
    expect(next?.[0]?.config).toMatchObject({ message: '1', from: 'them' })
    expect(withLastWord(held, message('1', { conversation_id: 'z' }))).toBeNull()
  })

  it('asks no more once the one who was asked has spoken', () => {
    const asked = (request: Conversation['request']) =>
      withLastWord.bind(null, [{ ...conversation('a', '2026-11-21T08:00:00Z'), request }])
    const said = (from: string) => message('1', { conversation_id: 'a', from })
    expect(asked('outgoing')(said('a'))?.[0]?.request).toBe('none')
    expect(asked('outgoing')(said('me'))?.[0]?.request).toBe('outgoing')
    expect(asked('incoming')(said('me'))?.[0]?.request).toBe('none')
    expect(asked('incoming')(said('a'))?.[0]?.request).toBe('incoming')
  })

  it('lets go of what has gone, and keeps the older ones that were scrolled to', () => {
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
  it('is called what its sender called it, where anything is left of that', () => {
    const id = '01a1fdde-1ad3-73d3-9a1f-2b1f0a1c9d3e'
    expect(savedName(`${id}-acta-mayo.pdf`)).toBe('acta-mayo.pdf')
    expect(savedName(`${id}.pdf`)).toBe('')
    expect(savedName('mayo.pdf')).toBe('mayo.pdf')
  })

  it('of the house leads an applicant to the offer, and everybody else where it says', () => {
    expect(asApplicant('/my-jobs/7/applicants')).toBe('/job/7')
    expect(asApplicant('/job/7')).toBe('/job/7')
  })
})

describe('the queue of what is to be sent', () => {
  it('takes the oldest, and lets nothing pass what was refused to the same person', () => {
    expect(nextToSend([outgoing('1', 'a'), outgoing('2', 'a')])?.key).toBe('1')
    const held = [outgoing('1', 'a', 'blocked'), outgoing('2', 'a'), outgoing('3', 'b')]
    expect(nextToSend(held)?.key).toBe('3')
    expect(nextToSend(held.slice(0, 2))).toBeUndefined()
  })
})

describe('the lines of a conversation', () => {
  const said = (key: string, from: string, at: string, isSystem = false): Said => ({
    key,
    from,
    at,
    isSystem,
  })
  const timeZone = 'Europe/Madrid'
  const kinds = (all: Said[], firstUnread?: string) =>
    buildTimeline(all, { timeZone, firstUnread }).map((line) =>
      line.kind === 'group' ? `${line.from}${line.words.length}` : line.kind,
    )

  it('opens each day of the reader’s own zone', () => {
    const all = [said('1', 'me', '2026-11-20T22:30:00Z'), said('2', 'me', '2026-11-20T23:30:00Z')]
    expect(kinds(all)).toEqual(['day', 'me1', 'day', 'me1'])
  })

  it('gathers what one person said in one go', () => {
    const all = [
      said('1', 'me', '2026-11-20T10:00:00Z'),
      said('2', 'me', '2026-11-20T10:04:00Z'),
      said('3', 'me', '2026-11-20T10:10:00Z'),
      said('4', 'you', '2026-11-20T10:10:30Z'),
    ]
    expect(kinds(all)).toEqual(['day', 'me2', 'me1', 'you1'])
  })

  it('draws a line above what is new, and sets the house apart', () => {
    const all = [
      said('1', 'me', '2026-11-20T10:00:00Z'),
      said('2', 'you', '2026-11-20T10:01:00Z', true),
      said('3', 'you', '2026-11-20T10:02:00Z'),
      said('4', 'you', '2026-11-20T10:02:10Z'),
    ]
    expect(kinds(all, '3')).toEqual(['day', 'me1', 'system', 'unread', 'you2'])
  })
})
