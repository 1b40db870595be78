import { beforeEach, describe, expect, it } from 'vitest'
import type { FoundInChat, Message } from '#contracts/chat.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { chatAs, connect } from '../setup/chat.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let lucia: Person
let mateo: Person
let ines: Person
let her: ReturnType<typeof chatAs>
let him: ReturnType<typeof chatAs>
let third: ReturnType<typeof chatAs>

const query = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)

beforeEach(async () => {
  lucia = await buildVolunteer({ name: 'Lucía Vidal' })
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  ines = await buildVolunteer({ name: 'Inês Prado' })
  her = chatAs(testApp, lucia)
  him = chatAs(testApp, mateo)
  third = chatAs(testApp, ines)
  for (const person of [mateo, ines]) await connect(testApp, lucia, person)
  await her.say(mateo, 'Nos vemos en el huerto, con árboles nuevos')
  await him.say(lucia, 'Llevo la furgoneta')
  await third.say(lucia, 'O árvore caiu ontem')
})

const found = async (chat: ReturnType<typeof chatAs>, search: string): Promise<FoundInChat> =>
  (await chat.search(search)).body
const texts = ({ messages }: FoundInChat) => messages.map(({ text }) => text)

describe('a search in one’s messages', () => {
  it('Messages are found by words without accents, by other forms and by beginnings, with the other side', async () => {
    for (const search of ['arbol', 'árboles nuevo', 'huert'])
      expect(texts(await found(her, search)), search).toEqual(['Nos vemos en el huerto, con árboles nuevos'])
    const { messages, conversations } = await found(her, 'furgoneta')
    expect(messages).toMatchObject([{ from: mateo.id, userID_2: mateo.id, name: 'Mateo Ruiz' }])
    expect(conversations).toEqual([])
    expect((await found(him, 'furgoneta')).messages).toMatchObject([{ name: 'Lucía Vidal' }])
    expect(await found(her, 'arboles furgoneta')).toEqual({
      conversations: [],
      messages: [],
      nextCursor: null,
    })
    expect(await found(her, '  ')).toEqual({ conversations: [], messages: [], nextCursor: null })
  })

  it('Conversations are found by the beginnings of a name', async () => {
    expect((await found(her, 'ine pra')).conversations).toMatchObject([{ name: 'Inês Prado' }])
    expect((await found(her, 'vidal')).conversations).toEqual([])
    expect((await found(him, 'lucia')).conversations).toMatchObject([{ name: 'Lucía Vidal' }])
  })

  it('Nobody finds the messages of others, also not by an id in a text', async () => {
    expect(texts(await found(him, 'árvore'))).toEqual([])
    await third.say(lucia, `furgoneta ${mateo.id}`)
    expect(texts(await found(him, 'furgoneta'))).toEqual(['Llevo la furgoneta'])
    expect(texts(await found(chatAs(testApp, await buildVolunteer()), 'furgoneta'))).toEqual([])
  })

  it('A search follows edits and deletions, and leaves out hidden messages, declined requests and blocked accounts', async () => {
    const [, said] = await him.messages((await him.with(lucia))?.conversation_id ?? '')
    await him.edit(said?.id ?? '', 'Llevo el camión')
    expect([texts(await found(her, 'furgoneta')), texts(await found(her, 'camion'))]).toEqual([
      [],
      ['Llevo el camión'],
    ])
    await query('update messages set hidden_at = now() where id = $1', [said?.id])
    expect(texts(await found(her, 'camion'))).toEqual([])
    await query('update messages set hidden_at = null where id = $1', [said?.id])
    await him.remove(said?.id ?? '')
    expect(texts(await found(her, 'camion'))).toEqual([])
    const stranger = await buildVolunteer({ name: 'Extraña Gil' })
    const asked: Message = (await chatAs(testApp, stranger).say(lucia, 'Compra mi bicicleta')).body
    expect(texts(await found(her, 'bicicleta'))).toHaveLength(1)
    await her.answer(asked.conversation_id, false)
    expect(await found(her, 'bicicleta')).toMatchObject({ messages: [] })
    expect(await found(her, 'extraña')).toMatchObject({ conversations: [] })
    expect(texts(await found(chatAs(testApp, stranger), 'bicicleta'))).toHaveLength(1)
    await testApp.as(ines).post(`/api/moderation/block/${lucia.id}`)
    expect(await found(her, 'árvore')).toMatchObject({ messages: [] })
    expect(await found(her, 'inês')).toMatchObject({ conversations: [] })
  })

  it('Pages of messages have no gap and no repeat, newest first', async () => {
    for (let n = 1; n <= 25; n += 1) await her.say(n % 2 ? mateo : ines, `semilla ${n}`)
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await her.search('semilla', `limit=10&cursor=${cursor}`)
      seen.push(...texts(body))
      cursor = body.nextCursor
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => `semilla ${25 - n}`))
    expect((await her.search('semilla', 'cursor=x')).status).toBe(400)
    expect((await her.search('x'.repeat(201))).status).toBe(400)
  })

  it('A word in thousands of messages finds the newest of them first', async () => {
    const talk = (await her.with(mateo))?.conversation_id
    await query(
      `insert into messages (id, conversation_id, from_id, text)
       select ('00000000-0000-7000-' || right(left($1::text, 23), 4) || '-' || right($1::text, 8) || lpad(to_hex(n), 4, '0'))::uuid,
         $1::uuid, $2::uuid, 'riego ' || n from generate_series(1, 2500) n`,
      [talk, mateo.id],
    )
    await him.say(lucia, 'riego nuevo')
    expect(texts(await found(her, 'riego')).slice(0, 3)).toEqual(['riego nuevo', 'riego 2500', 'riego 2499'])
  })

  it('A word in thousands of messages is found in an old conversation, too', async () => {
    const talk = (await her.with(mateo))?.conversation_id
    await query(
      `insert into messages (id, conversation_id, from_id, text)
       select gen_random_uuid(), $1::uuid, $2::uuid, 'riego ' || n from generate_series(1, 2500) n`,
      [talk, mateo.id],
    )
    await query(
      `insert into conversations (id, first_id, second_id, started_by, last_from_id, last_message_id, last_message_at)
       select gen_random_uuid(), least($1::uuid, other), greatest($1::uuid, other), other, other, gen_random_uuid(),
         now() + interval '1 day'
       from (select gen_random_uuid() as other from generate_series(1, 50)) others`,
      [lucia.id],
    )
    expect(texts(await found(her, 'riego'))[0]).toMatch(/^riego/)
  })
})
