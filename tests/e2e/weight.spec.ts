import { get, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { demoEmail, demoPassword } from '../../lib/demo.ts'
import { logIn } from './pages/account.ts'
import { expect, getOrigin, test } from './pages/visit.ts'

/** Kilobytes of 1,000 bytes. */
const most = { '/': 14, '/jobs': 14, '/job': 14, '/feed': 16 }
const mostData = 24

/** What is sent for this address, as it is sent. */
function receive(path: string, headers: Record<string, string>) {
  const { promise, resolve } = Promise.withResolvers<{ headers: IncomingHttpHeaders; body: Buffer }>()
  get(`${getOrigin('town')}${path}`, { headers }, async (response) =>
    resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) }),
  )
  return promise
}

/** The HTML of a page for the visitor of this tab: how many kilobytes are sent, and the data in it. */
async function weigh(page: Page, path: string): Promise<{ sent: number; data: string }> {
  const cookies = await page.context().cookies()
  const headers = {
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'Accept-Encoding': 'gzip',
  }
  const { body } = await receive(path, headers)
  const [, data = ''] =
    /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(String(gunzipSync(body))) ?? []
  return { sent: body.length / 1_000, data }
}

async function expectLight(page: Page, path: string, limit: number): Promise<void> {
  const { sent, data } = await weigh(page, path)
  expect(sent, `kB of HTML of ${path}`).toBeLessThanOrEqual(limit)
  expect(JSON.parse(data), `${path} has its data`).toMatchObject({ props: { pageProps: { language: 'en' } } })
  expect(Buffer.byteLength(data) / 1_000, `kB of data in ${path}`).toBeLessThan(mostData)
}

test('The pages that people see first are light, for a guest and for a member', async ({ visit }) => {
  const page = await visit({ place: 'town' })
  await page.goto('/jobs')
  const offer = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
  const open = [
    ['/', most['/']],
    ['/jobs', most['/jobs']],
    [String(offer), most['/job']],
  ] as const
  for (const [path, limit] of open) await expectLight(page, path, limit)

  await page.goto('/login')
  await logIn(page, { email: demoEmail('lucia'), password: demoPassword })
  await expect(page).toHaveURL('/feed')
  for (const [path, limit] of [...open, ['/feed', most['/feed']] as const])
    await expectLight(page, path, limit)
})

test('A browser gets scripts and styles as small as they can be; other clients get them as they accept them', async ({
  visit,
}) => {
  const page = await visit({ place: 'town' })
  await page.goto('/jobs')
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  const styles = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  const files = [...scripts, ...styles].map(String).filter((file) => file.startsWith('/_next/static/chunks/'))
  expect(files.length).toBeGreaterThan(5)
  const total = { br: 0, gzip: 0 }
  for (const file of files) {
    const [br, gzip, plain] = await Promise.all(
      ['gzip, deflate, br, zstd', 'gzip', 'identity'].map((coding) =>
        receive(file, { 'Accept-Encoding': coding }),
      ),
    )
    if (!br || !gzip || !plain) throw new Error(`no response for ${file}`)
    if (plain.body.length < 1_024) continue
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const { headers } of [br, gzip, plain]) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers.vary).toContain('Accept-Encoding')
      expect(headers['content-type']).toMatch(/javascript|css/)
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    total.br += br.body.length
    total.gzip += gzip.body.length
  }
  expect(total.br).toBeLessThan(0.9 * total.gzip)
})
