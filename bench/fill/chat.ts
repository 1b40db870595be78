import type pg from 'pg'
import { size } from '../size.ts'
import { getId } from './town.ts'

export const each = 25

const conversation = getId('conversation', `i || ' ' || k`)
const message = (number: number) => getId('message', `i || ' ' || k || ' ${number}'`)

/**
 * Fills 25 conversations of each busy person with organisations, with two messages each; three per person are unread.
 * Deletes the conversations that applications began, so that the parts run in any order.
 */
export async function fillConversations(client: pg.Client): Promise<void> {
  const person = getId('account', '($1::int + i)')
  const other = getId('account', '((i * 7 + k * 83) % $2::int)')
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
       select ${message(number)}, ${conversation}, ${getId('account', '((i * 7 + k * 83) % $1::int)')},
         'We meet at nine by the gate; bring gloves and something to drink.'
       from generate_series(0, $2::int - 1) i cross join generate_series(0, $3::int - 1) k`,
      [size.organisations, size.busy, each],
    )
  }
  await client.query(
    `insert into conversation_reads (conversation_id, account_id, message_id, read_at)
     select ${conversation}, ${getId('account', '($1::int + i)')}, greatest(${message(0)}, ${message(1)}), now()
     from generate_series(0, $2::int - 1) i cross join generate_series(3, $3::int - 1) k`,
    [size.firstFreshVolunteer - 1, size.busy, each],
  )
  for (const table of ['conversations', 'messages', 'conversation_reads'])
    await client.query(`vacuum analyze ${table}`)
}
