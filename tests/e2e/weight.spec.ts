import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { demoEmail, demoPassword } from '../../lib/demo.ts'
import { logIn } from './pages/account.ts'
import { expect, getOrigin, test } from './pages/visit.ts'

/** Kilobytes of 1,000 bytes. */
const most = { '/': 14, '/jobs': 14, '/job': 14, '/feed': 16 }
const mostData = 24

/** The HTML of a page for the visitor of this tab: how many kilobytes are sent, and the data in it. */
async function weigh(page: Page, path: string): Promise<{ sent: number; data: string }> {
  const cookies = await page.context().cookies()
  const headers = {
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'Accept-Encoding': 'gzip',
  }
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  get(`${getOrigin('town')}${path}`, { headers }, async (response) =>
    resolve(Buffer.concat(await response.toArray())),
  )
  const body = await promise
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
