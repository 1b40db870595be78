import { expect, it } from 'vitest'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { publishOffer } from './offer.ts'
import { settle, settleOne } from './settle.ts'
import { countRows, openSite } from './site.ts'

const people = 150
/** The kill comes when so many are told; the others are matched or not matched yet. */
const toldBefore = 20

const site = openSite('saved-searches')

const count = (table: string, where?: string) => countRows(site, table, where)

it('kill -9 while an offer is told to 150 people tells each of them once', async () => {
  const organisation = await settleOne(site.database, { provider: true, name: 'Huerto Vivo' })
  for (const { bearer } of await settle(site.database, people)) {
    const as = new Caller(site.app.origin, async () => bearer)
    const { status } = await as.post('/api/jobs/saved-searches', {
      search: { query: 'garden' },
      frequency: 'now',
      channels: ['site', 'email'],
    })
    expect(status).toBe(201)
  }
  await publishOffer(new Caller(site.app.origin, async () => organisation.bearer))
  const told = () => count('saved_search_matches', 'alerted_at is not null')
  await until(async () => (await told()) >= toldBefore)
  await site.app.kill()
  await site.startAgain()
  await until(async () => (await told()) === people, 60_000)
  expect(await count('saved_search_matches')).toBe(people)
  expect(await count('mails', "cause like 'saved-search%'")).toBe(people)
  expect(await count('notifications', "detail = 'found'")).toBe(people)
})
