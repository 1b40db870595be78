import type pg from 'pg'
import { bearer, type Case, getId, times, warm } from './cases.ts'
import * as fill from './fill.ts'
import type { Call } from './measure.ts'
import type { Recorder } from './record.ts'
import { readerNumber, size } from './size.ts'

export const each = 25

const conversation = fill.getId('conversation', `i || ' ' || k`)
const message = (number: number) => fill.getId('message', `i || ' ' || k || ' ${number}'`)

/**
 * Fills 25 conversations of each busy person with organisations, with two messages each; three per person are unread.
 * Deletes the conversations that applications began, so that the parts run in any order.
 */
export async function fillConversations(client: pg.Client): Promise<void> {
  const person = fill.getId('account', '($1::int + i)')
  const other = fill.getId('account', '((i * 7 + k * 83) % $2::int)')
  await client.query('truncate conversations cascade')
  await client.query(
    `insert into conversations (id, first_id, second_id, started_by, last_message_id, last_from_id, last_message_at)
     select ${conversation}, least(person, other), greatest(person, other), person,
       greatest(${message(0)}, ${message(1)}), other, now() - k * interval '5 hours' - i * interval '1 second'
     from generate_series(0, $3::int - 1) i cross join generate_series(0, $4::int - 1) k
     cross join lateral (select ${person} as person, ${other} as other) pair`,
    [size.firstFreshVolunteer - 1, size.organisations, size.busy, each],
  )
  for (const number of [0, 1]) {
    await client.query(
      `insert into messages (id, conversation_id, from_id, text)
       select ${message(number)}, ${conversation}, ${fill.getId('account', '((i * 7 + k * 83) % $1::int)')},
         'We meet at nine by the gate; bring gloves and something to drink.'
       from generate_series(0, $2::int - 1) i cross join generate_series(0, $3::int - 1) k`,
      [size.organisations, size.busy, each],
    )
  }
  await client.query(
    `insert into conversation_reads (conversation_id, account_id, message_id, read_at)
     select ${conversation}, ${fill.getId('account', '($1::int + i)')}, greatest(${message(0)}, ${message(1)}), now()
     from generate_series(0, $2::int - 1) i cross join generate_series(3, $3::int - 1) k`,
    [size.firstFreshVolunteer - 1, size.busy, each],
  )
  for (const table of ['conversations', 'messages', 'conversation_reads'])
    await client.query(`vacuum analyze ${table}`)
}

/** The calls of /chat when it opens: the list of conversations, a page of one, the unread count. */
export async function chatCases(recorder: Recorder): Promise<Case[]> {
  const readers = await Promise.all(times(32, (index) => bearer(recorder, readerNumber(index))))
  const opened = (index: number) =>
    getId('conversation', `${readerNumber(index) - size.firstFreshVolunteer + 1} ${index % each}`)
  const lists = readers.map((headers): Call => ({ method: 'GET', path: '/api/chat/allchat', headers }))
  const pages = readers.map(
    (headers, index): Call => ({ method: 'GET', path: `/api/chat/messages/${opened(index)}`, headers }),
  )
  const counts = readers.map(
    (headers): Call => ({
      method: 'POST',
      path: '/api/chat/count',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    }),
  )
  return [
    await warm(recorder, 'conversation list', lists),
    await warm(recorder, 'conversation, one page', pages),
    await warm(recorder, 'unread conversations', counts),
  ]
}
