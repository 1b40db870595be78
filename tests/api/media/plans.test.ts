import { beforeAll, describe } from 'vitest'
import { findMedia, findNamed, listOlder, lockNamed } from '#server/modules/media/queries.ts'
import { lowestId, newId } from '#server/platform/db/ids.ts'
import { testPlans } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const images = 20_000
const names = Array.from({ length: 200 }, (_, index) => `many-${index}`)

beforeAll(async () => {
  await testApp.platform.database.pool.query(
    `insert into media (id, img_name, owner_id, kind, mime, bytes, created_at)
     select gen_random_uuid(), 'many-' || n, $1, 'job', 'image/jpeg', 1, now() - interval '2 days'
     from generate_series(0, $2::int) n`,
    [newId(), images],
  )
  await testApp.platform.database.pool.query('vacuum analyze media')
})

const calls: Record<string, () => Promise<unknown>> = {
  'an image': () => findMedia(testApp.platform.database.db, 'many-7'),
  'several names': () => findNamed(testApp.platform.database.db, names),
  'locked rows': () => lockNamed(testApp.platform.database.db, names),
  'a batch of old images': () => listOlder(testApp.platform.database.db, new Date(), lowestId, 200),
}

describe(`among ${images} images`, () => {
  testPlans(testApp, calls, { big: ['media'], most: 1 })
})
