import { beforeAll, describe, expect, it } from 'vitest'
import { fillWithSearches } from '#bench/fill/searches.ts'
import { findMatching } from '#server/modules/jobs/queries/savedMatches.ts'
import { buildJob, type Job } from '../../jobs.ts'
import { buildOrganisation } from '../../people.ts'
import { unhurried } from '../../unhurried.ts'
import { findSequentialScans, recordStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const searches = 100_000
/** 8 kB each. Reading every search and its index takes some 6,000. */
const mostBuffers = 2_500
const text =
  'Every week we meet, teach dogs and cook with the neighbours; bring patience, boots and a friend. '
const offers: Job[] = []

beforeAll(async () => {
  await unhurried(testApp.platform, (client) => fillWithSearches(client, searches))
  const owner = await buildOrganisation({ name: 'Huerto Vivo' })
  for (let number = 0; number < 20; number++) {
    const { id } = await buildJob(owner, {
      title: `Teach word${number * 41} ${number}`,
      city: `Town ${number * 19}`,
      categories: number % 2 ? ['animals', 'health'] : ['greater'],
      // Every search near somewhere finds this one.
      ...(number === 3 && { type: 'online' as const }),
      about: Array.from({ length: 10 }, (_, index) => `${text} word${number * 7 + index}`).join(' '),
    })
    await testApp.platform.database.pool.query('update jobs set lat = $2, lng = $3 where id = $1', [
      id,
      39 + number / 10,
      -1 + number / 10,
    ])
    offers.push({ id } as Job)
  }
})

const match = ({ id }: Pick<Job, 'id'>) => findMatching(testApp.platform.database.db, id, new Date())

/** The searches that an offer matches, by checking every one. */
async function matchEach({ id }: Pick<Job, 'id'>): Promise<string[]> {
  const { rows } = await testApp.platform.database.pool.query(
    `select s.id from saved_searches s, job_documents d join jobs j on j.id = d.job_id
     where d.job_id = $1 and (s.conditions is null or d.whole @@ s.conditions)
       and (s.lat is null or j.type = 'online' or acos(least(1, sind(s.lat) * sind(j.lat) + cosd(s.lat) * cosd(j.lat) * cosd(s.lng - j.lng))) * 6371 <= 25)
       and (s.west is null or j.type = 'online' or (j.lng between s.west and s.east and j.lat between s.south and s.north))`,
    [id],
  )
  return rows.map((row) => row.id)
}

describe(`among ${searches} saved searches`, () => {
  it('An offer is matched with the searches that checking each of them finds', async () => {
    for (const offer of offers.slice(0, 4)) {
      const found = await match(offer)
      expect(found.length).toBeGreaterThan(50)
      expect(found.sort()).toEqual((await matchEach(offer)).sort())
    }
  })

  it('One statement matches an offer, by the index of the keys, and reads few of the searches', async () => {
    const [offer = { id: '' }] = offers
    const [statement, ...more] = await recordStatements(testApp.platform, () => match(offer))
    expect(more).toEqual([])
    if (!statement) throw new Error('nothing was conditions')
    expect(await findSequentialScans(testApp.platform, statement)).not.toContain('saved_searches')
    const { rows } = await testApp.platform.database.pool.query(
      `explain (analyze, buffers, format json) ${statement.text}`,
      statement.values,
    )
    const [{ Plan: plan }] = rows[0]['QUERY PLAN']
    expect(JSON.stringify(plan)).toContain('saved_searches_keys_index')
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(mostBuffers)
  })

  it('Matching an offer takes a fraction of the time of checking each search', async () => {
    const time = async (act: (offer: Pick<Job, 'id'>) => Promise<unknown>) => {
      const took: number[] = []
      for (const offer of offers) {
        const start = performance.now()
        await act(offer)
        took.push(performance.now() - start)
      }
      return took.sort((one, other) => one - other)[took.length >> 1] ?? 0
    }
    await time(match)
    const [each, byKeys] = [await time(matchEach), await time(match)]
    process.stdout.write(
      `${searches} saved searches: ${byKeys.toFixed(1)} ms an offer, ${each.toFixed(1)} ms by each\n`,
    )
    expect(byKeys).toBeLessThan(each / 3)
  })
})
