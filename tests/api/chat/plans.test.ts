import { beforeAll, describe, expect, it } from 'vitest'
import { countBy, findShownImages } from '#server/modules/chat/queries/messages.ts'
import { countBadges, countUnreadFor, findPeopleWithUnread } from '#server/modules/chat/queries/reads.ts'
import { lowestId } from '#server/platform/db/ids.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { chatAs } from '../setup/chat.ts'
import { recordStatements, testPlans } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const pairs = 8_000
let lucia: Person
let her: ReturnType<typeof chatAs>
let ids: string[] = []
let messageId = ''

const query = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)

/** Lucía has conversations with sixty people, the others among themselves, five messages each. */
beforeAll(async () => {
  lucia = await buildVolunteer()
  her = chatAs(testApp, lucia)
  const others = await Promise.all(Array.from({ length: 60 }, () => buildVolunteer()))
  await query(
    `insert into conversations (id, first_id, second_id, started_by, last_message_at, last_from_id)
     select gen_random_uuid(), least(one, other), greatest(one, other), one, now() - n * interval '1 minute', other
     from (
       select n, case when n <= 60 then $1::uuid else md5('a' || n)::uuid end one,
         case when n <= 60 then ($2::uuid[])[n] else md5('b' || n)::uuid end other
       from generate_series(1, $3::int) n
     ) pairs`,
    [lucia.id, others.map(({ id }) => id), pairs],
  )
  await query(
    `insert into messages (id, conversation_id, from_id, text)
     select gen_random_uuid(), id, last_from_id, 'Hello' from conversations, generate_series(1, 5)`,
  )
  await query(
    `update conversations c set last_message_id = (select id from messages m where m.conversation_id = c.id order by id desc limit 1)`,
  )
  await query('vacuum analyze conversations, messages, message_documents, conversation_reads')
  ids = (await her.list()).map(({ conversation_id }) => conversation_id)
  messageId = (await her.messages(ids[0] ?? ''))[0]?.id ?? ''
})

const people = () => [lucia.id, crypto.randomUUID()]
const lastDay = () => ({ since: new Date(Date.now() - 86_400_000), until: new Date() })

const calls: Record<string, () => Promise<unknown>> = {
  'the list': () => her.list(),
  'the older ones': () => her.list(`cursor=${ids.at(-1)}`),
  'the one with somebody': () => her.list(`userId=${crypto.randomUUID()}`),
  'the messages of one': () => her.read(ids[0] ?? ''),
  'the messages around one': () => her.read(ids[0] ?? '', `around=${messageId}`),
  'a search for rare words': () => her.search('seldom'),
  'a search for words of every message': () => her.search('hello'),
  'a search for a name': () => her.search('mateo'),
  'what is unread': () => her.unread(),
  'what is unread of these': () => her.unread(...ids),
  'what the badges show': () => countBadges(testApp.platform.database.db, people(), new Date()),
  'what a summary of the day counts': () => countUnreadFor(testApp.platform.database.db, people(), lastDay()),
  'whom the day brought something': () =>
    findPeopleWithUnread(testApp.platform.database.db, lastDay(), { after: lowestId, limit: 200 }),
  'how much one wrote there': () => countBy(testApp.platform.database.db, ids[0] ?? '', lucia.id),
  'where a file is shown': () => findShownImages(testApp.platform.database.db, ['a.jpg', 'b.pdf']),
}

describe(`among ${pairs} conversations`, () => {
  testPlans(testApp, calls, { big: ['conversations', 'messages', 'message_documents'], most: 8 })

  it('A list of conversations returns fifty, then the others, each once', async () => {
    const older = (await her.list(`cursor=${ids.at(-1)}`)).map(({ conversation_id }) => conversation_id)
    expect([ids.length, older.length, new Set([...ids, ...older]).size]).toEqual([50, 10, 60])
  })

  /** The statements of a search that ask for Lucía's messages, with what their plans look up in indexes. */
  async function findLookups(words: string): Promise<string[]> {
    const statements = await recordStatements(testApp.platform, () => her.search(words))
    const own = statements.filter(({ values }) => values.includes(`'${lucia.id}'`))
    return Promise.all(
      own.map(async ({ text, values }) => {
        const { rows } = await query(`explain ${text}`, values)
        const lines = rows.flatMap((row) => Object.values(row).map(String))
        return lines.filter((line) => line.includes('Index Cond')).join('\n')
      }),
    )
  }

  it('Who has few messages has all of them looked at: the index finds these, and no words', async () => {
    const lookups = await findLookups('hel')
    expect(lookups).toHaveLength(1)
    expect(lookups[0]).toContain(lucia.id)
    expect(lookups[0]).not.toContain("'hel")
    expect((await her.search('hel')).body.messages).not.toEqual([])
  })

  it('Who has thousands has beginnings of words looked for among the newest, not among the words of everyone', async () => {
    await query(
      `insert into messages (id, conversation_id, from_id, text)
       select gen_random_uuid(), $1, $2, 'Hello' from generate_series(1, 2000)`,
      [ids[0], lucia.id],
    )
    const lookups = await findLookups('hel')
    expect(lookups).toHaveLength(2)
    expect(lookups[1]).toContain("'hel'")
    expect(lookups.join()).not.toContain(':*')
    expect((await her.search('hel')).body.messages).not.toEqual([])
  })
})
