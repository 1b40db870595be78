import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '#contracts/chat.ts'
import { erasePersonalData } from '#server/modules/chat/index.ts'
import { answersFor, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person, signIn } from '../../people.ts'
import { chatAs, connect } from '../setup/chat.ts'
import { listen } from '../setup/listen.ts'
import { recordStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

const testApp = openTestApp()
let lucia: Person
let mateo: Person
let her: ReturnType<typeof chatAs>
let him: ReturnType<typeof chatAs>
let id = ''

const query = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)
const texts = (messages: Message[]) => messages.map(({ message }) => message)

beforeEach(async () => {
  lucia = await buildVolunteer()
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  her = chatAs(testApp, lucia)
  him = chatAs(testApp, mateo)
  await connect(testApp, lucia, mateo)
  id = (await her.say(mateo, 'first')).body.conversation_id
})

/** Inserts this many old messages, directly into the database. */
const fill = (howMany: number) =>
  query(
    `insert into messages (id, conversation_id, from_id, text)
     select ('00000000-0000-7000-' || right(left($1::text, 23), 4) || '-' || right($1::text, 8) || lpad(to_hex(n), 4, '0'))::uuid,
       $1::uuid, $2::uuid, 'old ' || n from generate_series(1, $3::int) n`,
    [id, lucia.id, howMany],
  )

describe('a conversation', () => {
  it('A pair has one conversation, by person or by id, from either side', async () => {
    const byId = await testApp.as(mateo).post('/api/chat/save', { conversation_id: id, message: 'second' })
    expect(byId.body).toMatchObject({ conversation_id: id, from: mateo.id, message: 'second' })
    expect((await him.say(lucia, 'third')).body.conversation_id).toBe(id)
    expect(texts(await her.messages(id))).toEqual(['first', 'second', 'third'])
    const [listed, ...more] = await her.list()
    expect(more).toEqual([])
    expect(listed).toMatchObject({
      name: 'Mateo Ruiz',
      config: { message: 'third', from: mateo.id, files: 0 },
    })
    expect(await her.list(`conversation=${id}`)).toEqual([listed])
  })

  it('A third account can not list, read, mark, write into or count a conversation', async () => {
    const ines = await buildVolunteer()
    const other = chatAs(testApp, ines)
    expect([await other.list(), await other.list(`conversation=${id}`)]).toEqual([[], []])
    const said = await testApp.as(ines).post('/api/chat/save', { conversation_id: id, message: 'me too' })
    const responses = [await other.read(id), await other.mark(id), await other.answer(id, true), said]
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await other.unread(id)).toEqual({})
    expect(texts(await her.messages(id))).toEqual(['first'])
  })

  it('A query for a conversation that does not exist creates none', async () => {
    const ines = await buildVolunteer()
    expect(await chatAs(testApp, ines).list(`userId=${lucia.id}`)).toEqual([])
    expect((await her.list()).length).toBe(1)
  })
})

describe('hostile text', () => {
  const hostile = [
    '<script>alert(1)</script><img src=x onerror=alert(2)>',
    '<a href="javascript:alert(3)">click</a> javascript:alert(4)',
    'https://good.example/"onmouseover="alert(5)',
    '&lt;b&gt; &amp; "quoted" \'so\'',
    'data:text/html,<h1>x</h1>',
  ]

  it('Hostile text stays text: its only tags are web links and line breaks', async () => {
    for (const text of hostile) {
      const { message } = (await her.say(mateo, text)).body
      const tags = [...message.matchAll(/<[^>]*>/g)].map(([tag]: string[]) => tag)
      for (const tag of tags) expect(tag).toMatch(/^(<a href="https?:\/\/[^"<>]*">|<\/a>|<br>)$/)
      const shown = message
        .replace(/<br>/g, '\n')
        .replace(/<[^>]*>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, '&')
      expect(shown).toBe(text)
    }
  })

  it('A message loses direction overrides and zero bytes', async () => {
    const { body } = await her.say(mateo, 'pay\u202Egpj.exe\u202C \u2066now\u2069\u0000!')
    expect(body.message).toBe('paygpj.exe now!')
  })
})

describe('plain text beside the HTML', () => {
  const typed = 'Look & see:\n<b>https://brota.example/a?b=1&c=2</b>'
  const html =
    'Look &amp; see:<br>&lt;b&gt;<a href="https://brota.example/a?b=1&amp;c=2">https://brota.example/a?b=1&amp;c=2</a>&lt;/b&gt;'

  it('A message travels with its text as typed: in the response, the stream, the history and the list', async () => {
    const stream = await listen(testApp.origin, await signIn(testApp.platform, mateo))
    const { body } = await her.say(mateo, typed)
    expect(body).toMatchObject({ message: html, text: typed, link: null })
    await until(() => stream.events.some(({ event }) => event === 'message'))
    expect(stream.events.find(({ event }) => event === 'message')?.data).toEqual(body)
    stream.leave()
    expect((await him.messages(id)).at(-1)).toEqual(body)
    expect((await him.list())[0]?.config).toMatchObject({ message: html, text: typed })
  })

  it('The message of an application has the path of its offer’s applicants as its link', async () => {
    const organisation = await buildOrganisation({ language: 'en' })
    const job = await buildJob(organisation, { title: 'Plant <beans> & peas' })
    const input = { job_id: job.id, answers: answersFor(job) }
    expect((await testApp.as(lucia).post('/api/jobs/job/apply', input)).status).toBe(201)
    const listed = await chatAs(testApp, organisation).with(lucia)
    const [message] = await chatAs(testApp, organisation).messages(listed?.conversation_id ?? '')
    expect(message).toMatchObject({
      text: expect.stringContaining('Plant <beans> & peas'),
      link: `/my-jobs/${job.id}/applicants`,
      message: expect.stringMatching(
        `^<a href="/my-jobs/${job.id}/applicants">.*Plant &lt;beans&gt; &amp; peas`,
      ),
    })
    expect(listed?.config).toMatchObject({ text: message?.text, message: message?.message })
    expect(await her.messages(listed?.conversation_id ?? '')).toMatchObject([{ text: message?.text }])
  })

  it('A hidden and an erased message have neither text nor link; one saved long ago has its text', async () => {
    await fill(1)
    await query("update messages set link = '/job/1'")
    const shown = async () => (await him.messages(id)).map(({ message, text, link }) => [message, text, link])
    expect(await shown()).toEqual([
      ['<a href="/job/1">old 1</a>', 'old 1', '/job/1'],
      ['<a href="/job/1">first</a>', 'first', '/job/1'],
    ])
    await query("update messages set hidden_at = now() where text = 'first'")
    expect((await shown())[1]).toEqual(['', '', null])
    expect((await him.list())[0]?.config).toMatchObject({ message: '', text: '' })
    await query('update messages set hidden_at = null')
    await testApp.platform.database.db.transaction((tx) => erasePersonalData(tx, lucia.id, new Date()))
    expect(await shown()).toEqual(Array(2).fill(['', '', null]))
  })
})

describe('a page of messages', () => {
  it('Pages of messages have no gap and no repeat while both write', async () => {
    await fill(120)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await her.read(id, `limit=25${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...texts(body.data))
      cursor = body.nextCursor
      await Promise.all([her.say(mateo, 'meanwhile'), him.say(lucia, 'meanwhile')])
    }
    expect(seen).toEqual(['first', ...Array.from({ length: 120 }, (_, n) => `old ${120 - n}`)])
  })

  it('A page with an invalid cursor, limit or id is rejected', async () => {
    expect((await her.read(id, "cursor=1';drop table messages--")).status).toBe(400)
    expect((await her.read(id, 'limit=100000')).status).toBe(400)
    expect((await her.read('not-an-id')).status).toBe(404)
  })
})

describe('many at once', () => {
  it('Messages sent at once have one order for both and for the stream, and the list shows the last', async () => {
    const stream = await listen(testApp.origin, await signIn(testApp.platform, mateo))
    const both = Array.from({ length: 40 }, (_, n) =>
      n % 2 ? her.say(mateo, `${n}`) : him.say(lucia, `${n}`),
    )
    const sent = await Promise.all(both)
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
    const [mine, theirs] = [await her.messages(id), await him.messages(id)]
    const ids = mine.map((one) => one.id)
    expect(theirs.map((one) => one.id)).toEqual(ids)
    expect(ids).toEqual([...ids].sort())
    expect(new Set(texts(mine)).size).toBe(41)
    expect((await her.list())[0]?.config.message).toBe(mine.at(-1)?.message)
    const told = () => stream.events.filter(({ event }) => event === 'message').map(({ data }) => data.id)
    await until(() => told().length === 40)
    expect(told()).toEqual(ids.slice(1))
    stream.leave()
  })

  it('Messages sent one after another are listed in that order', async () => {
    for (let n = 0; n < 10; n += 1) await her.say(mateo, `${n}`)
    expect(texts(await him.messages(id))).toEqual(['first', ...Array.from({ length: 10 }, (_, n) => `${n}`)])
  })
})

describe('a repeated message', () => {
  it('A message repeated under one key is stored once and streamed once, also ten times at once', async () => {
    const stream = await listen(testApp.origin, await signIn(testApp.platform, mateo))
    const key = crypto.randomUUID()
    const sent = await Promise.all(Array.from({ length: 10 }, () => her.say(mateo, 'once', {}, key)))
    const again = await her.say(mateo, 'once', {}, key)
    const done = [...sent, again].filter(({ status }) => status === 201)
    expect(again.status).toBe(201)
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1)
    expect(texts(await him.messages(id))).toEqual(['first', 'once'])
    await her.say(mateo, 'then')
    const told = () =>
      stream.events.filter(({ event }) => event === 'message').map(({ data }) => data.message)
    await until(() => told().includes('then'))
    expect(told()).toEqual(['once', 'then'])
    stream.leave()
  })

  it('A message repeated without a key, or with another, is stored again', async () => {
    for (const key of [undefined, undefined, crypto.randomUUID()]) await her.say(mateo, 'again', {}, key)
    expect(texts(await him.messages(id))).toEqual(['first', 'again', 'again', 'again'])
  })
})

describe('long lists', () => {
  it('The lists run at most one statement more, however long they are', async () => {
    const ask = async () => {
      const list = await recordStatements(testApp.platform, () => her.list())
      const page = await recordStatements(testApp.platform, () => her.read(id, 'limit=50'))
      const count = await recordStatements(testApp.platform, () => her.unread())
      return [list.length, page.length, count.length]
    }
    const few = await ask()
    await fill(60)
    for (let n = 0; n < 8; n += 1) await her.say(await buildVolunteer(), 'Hello')
    for (let n = 0; n < 8; n += 1) await chatAs(testApp, await buildVolunteer()).say(lucia, 'Hello')
    // Requests cost one more statement, whatever their number.
    const many = await ask()
    expect(many.map((asked, place) => asked - (few[place] ?? 0)).every((more) => more <= 1)).toBe(true)
    expect((await her.list()).length).toBe(17)
  })
})
