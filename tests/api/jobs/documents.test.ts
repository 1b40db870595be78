import { beforeAll, expect, it } from 'vitest'
import { jobCategories, jobTypes, offerLanguages, skills } from '#contracts/lists.ts'
import { slots } from '#contracts/week.ts'
import { bitTokens } from '#server/modules/jobs/queries/searchTerms.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildJob } from '../../jobs.ts'
import { buildOrganisation, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const offers = 40
const edits = 1_000

let owners: Person[] = []
beforeAll(async () => {
  owners = await Promise.all(
    ['Huerto Vivo', 'Kettle Lane', 'Mar Limpio'].map((name) => buildOrganisation({ name })),
  )
})

/** A generator of numbers below `limit`, the same in every run. */
function createRandom(seed: number) {
  let state = seed
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const random = createRandom(20_261_123)
const pick = <T>(from: readonly T[]): T => {
  const one = from[random(from.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}
const vocabulary =
  'perros huertos niños/as Málaga playa coding ancianos tea guitar 24h e-mail São árboles'.split(' ')
const sentence = () => Array.from({ length: 1 + random(6) }, () => pick(vocabulary)).join(' ')
const run = (text: string, values: unknown[]) => testApp.platform.database.pool.query(text, values)

/** What can happen to the row of an offer, by whichever query. */
const changes: Record<string, (id: string) => Promise<unknown>> = {
  title: (id) => run('update jobs set title = $2 where id = $1', [id, sentence()]),
  texts: (id) =>
    run('update jobs set about = $2, requirements = $3, additional_information = $2 where id = $1', [
      id,
      sentence().repeat(1 + random(80)),
      sentence(),
    ]),
  place: (id) =>
    run('update jobs set city = $2, state = $3, country = $4 where id = $1', [
      id,
      sentence(),
      sentence(),
      pick(['', 'ES', 'PT']),
    ]),
  needs: (id) =>
    run(
      'update jobs set minimum_age = $2, organisation_verified = $3, language = $4, work_shift = $5 where id = $1',
      [
        id,
        pick([null, 16, 18]),
        random(2) === 0,
        pick([...offerLanguages, null]),
        [...new Set([pick(slots), pick(slots)])].slice(random(3)),
      ],
    ),
  lists: (id) =>
    run('update jobs set categories = $2, skills = $3 where id = $1', [
      id,
      [...new Set([pick(jobCategories), pick(jobCategories)])].slice(random(2)),
      [pick(skills)],
    ]),
  status: (id) =>
    run('update jobs set status = $2 where id = $1', [
      id,
      pick(['draft', 'published', 'published', 'closed']),
    ]),
  organisation: (id) =>
    run('update jobs set organisation = $2 where owner_id = (select owner_id from jobs where id = $1)', [
      id,
      sentence(),
    ]),
  dates: (id) =>
    run(
      `update jobs set closes_at = now() + $2::int * interval '1 day', start_date = current_date + $2::int, type = $3,
         published_at = now() - $2::int * interval '1 day' where id = $1`,
      [id, random(60), pick([...jobTypes, null])],
    ),
  vacancies: (id) => run('update jobs set vacancies = $2 where id = $1', [id, pick([null, 1, 2])]),
  application: (id) =>
    run('insert into applications (id, job_id, volunteer_id, status) values ($1, $2, $3, $4)', [
      newId(),
      id,
      newId(),
      pick(['pending', 'accepted', 'refused']),
    ]),
  decision: (id) =>
    run('update applications set status = $2 where job_id = $1', [id, pick(['accepted', 'refused'])]),
  withdrawal: (id) =>
    run(
      'delete from applications where id = (select max(id::text)::uuid from applications where job_id = $1)',
      [id],
    ),
  undone: async (id) => {
    const client = await testApp.platform.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('update jobs set title = $2 where id = $1', [id, 'vanished'])
      await client.query('rollback')
    } finally {
      client.release()
    }
  },
  deletion: (id) => run('delete from jobs where id = $1', [id]),
}

const readDocuments = async () => (await run('select * from job_documents order by job_id', [])).rows
const readTerms = async () =>
  (await run('select * from job_terms order by job_id, term collate "C", published_at', [])).rows
const readWords = async (): Promise<string[]> =>
  (await run('select word from search_words order by word', [])).rows.map(({ word }) => word)

/** The lexemes that are noted, or those that the documents have. */
const readLexemes = async (isNoted: boolean): Promise<string[]> => {
  const from = isNoted ? 'search_lexemes' : "ts_stat('select whole from job_documents') known (lexeme)"
  const { rows } = await run(`select lexeme from ${from} order by lexeme collate "C"`, [])
  return rows.map(({ lexeme }) => lexeme)
}

it('After a thousand random edits the documents, terms, words and lexemes equal what they are made from', async () => {
  const ids: string[] = []
  for (let done = 0; done < edits; done += 1) {
    if (ids.length < offers)
      ids.push((await buildJob(pick(owners), { title: sentence(), about: sentence() })).id)
    const kind = pick(Object.keys(changes).filter((name) => name !== 'deletion' || random(4) === 0))
    const id = pick(ids)
    await changes[kind]?.(id)
    if (kind === 'deletion') ids.splice(ids.indexOf(id), 1)
  }
  const published = await run("select id from jobs where status = 'published' order by id", [])
  const documents = await readDocuments()
  expect(documents.length).toBeGreaterThan(5)
  expect(documents.map((row) => row.job_id)).toEqual(published.rows.map(({ id }) => id))
  expect(new Set(documents.map((row) => row.is_full))).toEqual(new Set([false, true]))
  const words = await readWords()
  expect(words).not.toContain('vanished')
  const lexemes = await readLexemes(true)
  expect(lexemes).toEqual(expect.arrayContaining(await readLexemes(false)))
  expect(lexemes).not.toContain('vanished')

  const terms = await readTerms()
  const named = documents.flatMap(({ job_id, categories, country, city, language }) => [
    ...[...new Set(['', ...categories.map((category: string) => `#${category}`)])].map((term) => [
      job_id,
      term,
    ]),
    ...(country === '' ? [] : [[job_id, `@${country.toLowerCase()}`]]),
    ...(city === '' ? [] : [[job_id, `~${city}`]]),
    ...(language ? [[job_id, `_${language}`]] : []),
  ])
  expect(terms.map(({ job_id, term }) => [job_id, term])).toEqual(expect.arrayContaining(named))
  for (const { job_id, bits } of terms) {
    const { categories, type, language, is_full } = documents.find((document) => document.job_id === job_id)
    const tokens = bitTokens.filter(
      (token, bit) => !token.startsWith('+') && (BigInt(bits) >> BigInt(bit)) & 1n,
    )
    const known = [
      ...categories.map((category: string) => `#${category}`),
      ...(type ? [`=${type}`] : []),
      ...(language ? [`_${language}`] : []),
    ]
    expect(tokens.toSorted()).toEqual(known.toSorted())
    expect((BigInt(bits) >> 62n) & 1n).toBe(is_full ? 1n : 0n)
  }

  await run('delete from job_documents', [])
  expect(await readTerms()).toEqual([])
  await run('delete from search_words', [])
  await run('select brota_store_document(id) from jobs', [])
  expect(documents).toEqual(await readDocuments())
  expect(terms).toEqual(await readTerms())
  const needed = await readWords()
  expect(needed.length).toBeGreaterThan(5)
  expect(words).toEqual(expect.arrayContaining(needed))
})

it('The nightly task deletes the words and lexemes that no published offer has, and no others', async () => {
  const job = await buildJob(pick(owners), { title: 'Ornithology and tea' })
  expect(await readWords()).toContain('ornithology')
  await run("update jobs set status = 'closed' where id = $1", [job.id])
  const kept = await buildJob(pick(owners), { title: 'Palaeontology and tea' })
  await run(`select graphile_worker.add_job('jobs.forget-words')`, [])
  await testApp.work()
  const words = await readWords()
  expect(words).not.toContain('ornithology')
  expect(words).toEqual(expect.arrayContaining(['palaeontology', 'tea']))
  expect(await readLexemes(true)).toEqual(await readLexemes(false))
  await run('delete from search_words', [])
  await run("select brota_store_document(id) from jobs where status = 'published'", [])
  expect(words).toEqual(await readWords())
  expect(kept.status).toBe('published')
})
