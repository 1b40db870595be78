import { beforeAll, describe, expect, it } from 'vitest'
import { buildJob } from '../../jobs.ts'
import { fillWithJobs } from '../../jobsFixture.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { fillWithPeople } from '../../peopleFixture.ts'
import { findSequentialScans, recordStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const site = 'https://brota.example'
const testApp = openTestApp({ PUBLIC_URL: site, SMTP_URL: 'smtp://localhost:1' })

const toText = async (path: string) => String((await testApp.guest.get(path)).body)
const placesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

let huerto: Person
let open: { id: string }
beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  open = await buildJob(huerto, { title: 'Plant beans' })
})

it('The robots.txt file allows all crawlers and names the sitemap', async () => {
  const response = await testApp.guest.get('/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = String(response.body).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(lines).not.toContain('Disallow: /')
})

describe('the service worker', () => {
  it('The service worker has the requested language, handles only navigations and stores nothing', async () => {
    const { body, headers } = await testApp.guest.get('/service-worker.js?lang=pt')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
    expect(String(body)).toContain('lang=\\"pt-PT\\"')
    expect(String(body)).toContain("mode !== 'navigate'")
    expect(String(body)).not.toMatch(/caches|indexedDB/)
  })
})

describe('the manifest', () => {
  it('The manifest describes the site in the requested language, with its icons', async () => {
    const { body, headers } = await testApp.guest.get('/manifest.webmanifest?lang=en')
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = JSON.parse(String(body))
    expect(manifest).toMatchObject({
      name: 'Brota',
      lang: 'en-GB',
      start_url: '/feed',
      display: 'standalone',
    })
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  })

  it('The manifest is Spanish by default', async () => {
    expect(JSON.parse(await toText('/manifest.webmanifest')).lang).toBe('es-ES')
  })
})

describe('the sitemap', () => {
  it('The sitemap index names its parts', async () => {
    expect(placesIn(await toText('/sitemap.xml'))).toEqual([
      `${site}/sitemap/pages.xml`,
      `${site}/sitemap/jobs.xml`,
      `${site}/sitemap/organisations.xml`,
    ])
    expect((await testApp.guest.get('/sitemap/people.xml')).status).toBe(400)
  })

  it('The sitemap has only the public pages', async () => {
    const places = placesIn(await toText('/sitemap/pages.xml'))
    expect(places).toContain(`${site}/`)
    expect(places).toContain(`${site}/jobs`)
    expect(places).not.toContain(`${site}/settings`)
  })

  it('The sitemap has only open offers, with their last change', async () => {
    const others = await Promise.all([
      buildJob(huerto, { status: 'draft' }),
      buildJob(huerto, { status: 'closed' }),
      buildJob(huerto, { closesAt: new Date(Date.now() - 1) }),
    ])
    const xml = await toText('/sitemap/jobs.xml')
    expect(placesIn(xml)).toContain(`${site}/job/${open.id}`)
    expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
    for (const { id } of others) expect(xml).not.toContain(id)
  })

  it('The sitemap has the organisations that guests can see, and no volunteer', async () => {
    const others = await Promise.all([
      buildVolunteer(),
      buildOrganisation({ validatedAt: null }),
      buildOrganisation({ suspendedAt: new Date() }),
    ])
    const xml = await toText('/sitemap/organisations.xml')
    expect(placesIn(xml)).toContain(`${site}/user/${huerto.id}`)
    for (const { id } of others) expect(xml).not.toContain(id)
  })
})

describe('a large sitemap', () => {
  beforeAll(async () => {
    await fillWithJobs(testApp.platform, huerto, 58_000, { searched: false })
    await fillWithPeople(testApp.platform, 3_000)
  })

  it('A large sitemap has every open offer once, in parts of at most 50,000', async () => {
    const parts = placesIn(await toText('/sitemap.xml')).filter((place) => place?.includes('/jobs.xml'))
    const found = await Promise.all(
      parts.map(async (part) => placesIn(await toText((part ?? '').slice(site.length)))),
    )
    const { rows } = await testApp.platform.database.pool.query(
      `select count(*)::int as open from jobs where status = 'published' and closes_at > now()`,
    )
    expect(parts.length).toBe(2)
    expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(50_000)
    expect(found.flat()).toHaveLength(rows[0].open)
    expect(new Set(found.flat()).size).toBe(rows[0].open)
  })

  it.each(['/sitemap.xml', '/sitemap/jobs.xml', '/sitemap/organisations.xml'])(
    'The queries for %s scan no table',
    async (path) => {
      const statements = await recordStatements(testApp.platform, () => testApp.guest.get(path))
      expect(statements.length).toBeGreaterThan(0)
      for (const statement of statements)
        expect(await findSequentialScans(testApp.platform, statement)).toEqual([])
    },
  )
})
