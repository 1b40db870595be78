import { beforeAll, expect, it } from 'vitest'
import { buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

let huerto: Person
let lucia: Person
beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  lucia = await buildVolunteer({ name: 'Lucía Ferrer' })
})

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** So many words that begin alike that a search asks for their beginning, and none of them is the stem of another. */
const words = [...letters].flatMap((letter) => [`zorb${letter}k`, `zorb${letter}q`])

async function find(query: string, reader: Person | null = null): Promise<string[]> {
  const caller = reader ? testApp.as(reader) : testApp.guest
  const { body } = await caller.post('/api/jobs/jobs/search', { query, limit: 50 })
  expect(body.words).toEqual({ met: 'all', didYouMean: null })
  return body.data.map(({ id }: { id: string }) => id).toSorted()
}
const run = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)

it('A beginning finds every offer with a word that begins so, whether these words are few or many', async () => {
  const half = words.length / 2
  const first = await buildJob(huerto, { title: 'Saltos', about: words.slice(0, half).join(' ') })
  const second = await buildJob(huerto, { title: 'Brincos', about: words.slice(half).join(' ') })
  expect(await find('zorb')).toEqual([first.id, second.id].toSorted())
  expect(await find('zorba')).toEqual([first.id])
  expect(await find('zorbz')).toEqual([second.id])
  expect(await find('saltos zorba')).toEqual([first.id])
  expect(await find('zorbak')).toEqual([first.id])
})

it('A word that no offer had before is found by its beginning as soon as its offer is published or edited', async () => {
  const { id } = await buildJob(huerto, { title: 'Xilófono 24horas' })
  expect(await find('xilof')).toEqual([id])
  expect(await find('24hor')).toEqual([id])
  await run(`update jobs set title = 'Clavicordio' where id = $1`, [id])
  expect(await find('clavic')).toEqual([id])
  expect(await find('huerto viv')).toContain(id)
})

it('A word is found by its beginning when it comes back after the nightly task has forgotten it', async () => {
  const { id } = await buildJob(huerto, { title: 'Ocarinas', city: 'Villa\\Rara' })
  expect(await find('ocari')).toEqual([id])
  await run(`update jobs set status = 'closed' where id = $1`, [id])
  await run(`select graphile_worker.add_job('jobs.forget-words')`)
  await testApp.work()
  const { rows } = await run(
    `select lexeme from search_lexemes where lexeme in ('ocarinas', '~villa\\rara', 'huerto')`,
  )
  expect(rows).toEqual([{ lexeme: 'huerto' }])
  await run(`update jobs set status = 'published' where id = $1`, [id])
  expect(await find('ocari')).toEqual([id])
})

it('A beginning of a word that previews do not show is met for members alone', async () => {
  const { id } = await buildJob(huerto, { title: 'Recitales', requirements: 'Traer un theremín.' })
  expect(await find('theremi', lucia)).toEqual([id])
  const { body } = await testApp.guest.post('/api/jobs/jobs/search', { query: 'theremi' })
  expect(body.data).toEqual([])
})
