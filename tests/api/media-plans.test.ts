import { beforeAll, describe } from 'vitest'
import { findMedia, findNamed, listOlder, lockNamed } from '#server/media/queries.ts'
import { lowestId, newId } from '#server/platform/db/ids.ts'
import { eachTakesAnIndex } from './setup/plans.ts'
import { openTown } from './setup/town.ts'

const town = openTown()
const pictures = 20_000
const names = Array.from({ length: 200 }, (_, index) => `many-${index}`)

beforeAll(async () => {
  await town.platform.database.pool.query(
    `insert into media (id, img_name, owner_id, kind, mime, bytes, created_at)
     select gen_random_uuid(), 'many-' || n, $1, 'job', 'image/jpeg', 1, now() - interval '2 days'
     from generate_series(0, $2::int) n`,
    [newId(), pictures],
  )
  await town.platform.database.pool.query('vacuum analyze media')
})

const asked: Record<string, () => Promise<unknown>> = {
  'a picture': () => findMedia(town.platform.database.db, 'many-7'),
  'named ones': () => findNamed(town.platform.database.db, names),
  'held ones': () => lockNamed(town.platform.database.db, names),
  'a batch of old ones': () => listOlder(town.platform.database.db, new Date(), lowestId, 200),
}

describe(`among ${pictures} pictures`, () => {
  eachTakesAnIndex(town, asked, { big: ['media'], most: 1 })
})
