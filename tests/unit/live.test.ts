import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onLiveEvent } from '#services/live/hub.ts'
import { createMemory } from '#services/live/memory.ts'
import { createEventParser, type ServerEvent } from '#services/live/parser.ts'
import { backOff, pause } from '#services/live/pause.ts'

const parsed = (...pieces: string[]): ServerEvent[] => {
  const told: ServerEvent[] = []
  const parse = createEventParser((one) => told.push(one))
  for (const piece of pieces) parse(piece)
  return told
}

describe('reading a stream', () => {
  it('The stream reader returns events and ids alone, and ignores heartbeats', () => {
    expect(
      parsed('id: 4\n\n:\n\nid: 5\nevent: badge\ndata: {"messages":1}\n\nevent: typing\ndata: {}\n\n'),
    ).toEqual([
      { id: '4', event: '', data: '' },
      { id: '5', event: 'badge', data: '{"messages":1}' },
      { id: '', event: 'typing', data: '{}' },
    ])
  })

  it('The stream reader returns an id that came alone before an event without one', () => {
    expect(parsed('id: 4\n\nevent: typing\ndata: {}\n\n')).toEqual([
      { id: '4', event: '', data: '' },
      { id: '', event: 'typing', data: '{}' },
    ])
  })

  it('The stream reader accepts other line ends, several lines of data and unknown fields', () => {
    expect(parsed('retry: 3\r\nid:1\r\nevent:read\r\ndata: a\r\ndata:  b\r\n\r\n')).toEqual([
      { id: '1', event: 'read', data: 'a\n b' },
    ])
  })

  it('The stream reader ignores an incomplete event', () => {
    expect(parsed('id: 1\nevent: read\ndata: {}\n')).toEqual([])
  })

  it('The stream reader works wherever the chunks end', () => {
    const ends = fc.constantFrom('\n', '\r\n')
    const events = fc.array(fc.record({ id: fc.nat(), data: fc.json({ noUnicodeString: false }) }), {
      maxLength: 5,
    })
    fc.assert(
      fc.property(events, ends, fc.array(fc.nat(400), { maxLength: 8 }), (told, end, cuts) => {
        const text = told
          .map(({ id, data }) => `id: ${id}${end}event: read${end}data: ${data}${end}${end}`)
          .join('')
        const places = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length]
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place))
        expect(parsed(...pieces)).toEqual(
          told.map(({ id, data }) => ({ id: String(id), event: 'read', data })),
        )
      }),
    )
  })
})

describe('waiting before the next try', () => {
  it('The delay before a retry grows, with jitter, to half a minute', () => {
    expect([0, 1, 2, 3].map((failures) => backOff(failures, 1))).toEqual([1_200, 2_200, 4_200, 8_200])
    expect(backOff(50, 1)).toBe(30_200)
    expect(backOff(50, 0)).toBe(200)
  })

  it('The delay before a retry ends at once for a caller that leaves', async () => {
    const stop = new AbortController()
    const waiting = pause(60_000, stop.signal)
    stop.abort()
    await waiting
    await pause(60_000, stop.signal)
  })
})

describe('the events of a tab', () => {
  const told = (id: number | '', from = 'x'): ServerEvent => ({
    id: String(id),
    event: 'read',
    data: JSON.stringify({ conversation_id: String(id), from }),
  })

  it('An event reaches the tab’s screens once, from whichever source', () => {
    const seen: string[] = []
    const stop = onLiveEvent('read', ({ conversation_id }) => seen.push(conversation_id))
    const memory = createMemory('7')
    for (const id of [6, 7, 8, 8, 10, 9, 11]) memory.receive(told(id))
    memory.receive(told(''))
    memory.receive({ id: '12', event: 'from-tomorrow', data: '?' })
    expect(seen).toEqual(['8', '10', '11', ''])
    expect(memory.lastId()).toBe('12')
    stop()
    memory.receive(told(13))
    expect(seen).toHaveLength(4)
  })

  it('An event is passed on to a new tab', () => {
    const memory = createMemory('')
    expect(memory.lastId()).toBe('')
    for (let id = 1; id <= 150; id += 1) memory.receive(told(id))
    expect(memory.since('148').map(({ id }) => id)).toEqual(['149', '150'])
    expect(memory.since('')).toHaveLength(100)
  })
})
