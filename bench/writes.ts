import type pg from 'pg'
import { type Measured, type Sample, summary } from './measure.ts'
import { size } from './size.ts'

const acts = {
  publish: 'insert into jobs select * from new_offers where id = $1',
  edit: `update jobs set title = title || ' again', about = about || ' Bring a friend.', updated_at = now() where id = $1`,
} as const
type Act = keyof typeof acts

/** What writes the documents, terms and places of offers in the transaction that writes an offer. */
const triggers = ['jobs_document', 'jobs_place']

/** Each act with the triggers of the search and without them. */
export type Writes = Record<Act, { withTriggers: Measured; without: Measured }>

const rounds = 2

/** Measures publishing and editing an offer, each in a transaction of its own, with the triggers and without, in turn. */
export async function measureWrites(client: pg.Client): Promise<Writes> {
  const ids = await createOffers(client)
  const samples = { publish: [[], []] as Sample[][], edit: [[], []] as Sample[][] }
  await writeAll(client, ids)
  for (let round = 0; round < rounds; round++) {
    for (const [side, isOn] of [true, false].entries()) {
      await setTriggers(client, isOn)
      const { publish, edit } = await writeAll(client, ids)
      samples.publish[side]?.push(publish)
      samples.edit[side]?.push(edit)
    }
    await setTriggers(client, true)
  }
  await client.query('drop table new_offers')
  const toLine = ([on = [], off = []]: Sample[][]) => ({ withTriggers: summary(on), without: summary(off) })
  return { publish: toLine(samples.publish), edit: toLine(samples.edit) }
}

/** Copies open offers to a table of this connection, under new ids, which are returned. */
async function createOffers(client: pg.Client): Promise<string[]> {
  await client.query('create temp table new_offers (like jobs, primary key (id))')
  await client.query(
    `insert into new_offers select * from jobs where status = 'published' and closes_at > now()
     order by md5(id::text) limit $1`,
    [size.writtenOffers],
  )
  const { rows } = await client.query<{ id: string }>(
    'update new_offers set id = gen_random_uuid() returning id',
  )
  return rows.map(({ id }) => id)
}

async function setTriggers(client: pg.Client, isOn: boolean): Promise<void> {
  for (const trigger of triggers)
    await client.query(`alter table jobs ${isOn ? 'enable' : 'disable'} trigger ${trigger}`)
}

/** Publishes all of them, edits each once, and deletes them. */
async function writeAll(client: pg.Client, ids: readonly string[]): Promise<Record<Act, Sample>> {
  const publish = await write(client, 'publish', ids)
  const edit = await write(client, 'edit', ids)
  await client.query('delete from jobs where id = any($1)', [ids])
  return { publish, edit }
}

async function write(client: pg.Client, act: Act, ids: readonly string[]): Promise<Sample> {
  const times: number[] = []
  const first = performance.now()
  for (const id of ids) {
    const start = performance.now()
    await client.query({ name: `bench_${act}`, text: acts[act], values: [id] })
    times.push(performance.now() - start)
  }
  return { times, seconds: (performance.now() - first) / 1000, failed: 0 }
}
