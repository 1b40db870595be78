import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { textsName } from '#lib/texts.ts'
import { prepareTexts } from '#server/platform/page/textFile.ts'
import { sendRaw } from '../setup/sendRaw.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

const prepareJobs = () => prepareTexts({ language: 'en', shell: 'guest', own: ['jobs', 'media'] })

/** What a browser's window contains once it has run a script. */
function run(script: unknown, page: Record<string, unknown> = {}): Record<string, unknown> {
  runInNewContext(String(script), page)
  return JSON.parse(JSON.stringify(page[textsName]))
}

it('The texts of a page are one script for its language and reader, which browsers keep for ever', async () => {
  const { address, texts } = await prepareJobs()
  expect(address).toMatch(/^\/texts\/en\.guest\.jobs-media\.[0-9a-f]{12}\.js$/)
  const { status, headers, body } = await testApp.guest.get(address)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(run(body)).toEqual({ [address]: texts })
})

it.each([
  { page: 'offers, which have dates', shell: 'guest', own: ['jobs'], formats: 1 },
  { page: 'a member, with counts in the header', shell: 'member', own: ['donate'], formats: 1 },
  { page: 'signing in', shell: 'guest', own: ['account', 'validation'], formats: 0 },
] as const)(
  'The browser reads what it needs to format dates with the texts of $page: $formats',
  async (set) => {
    const { address } = await prepareTexts({ language: 'en', ...set })
    const { body } = await testApp.guest.get(address)
    let formats = 0
    run(body, { Intl: { DateTimeFormat: () => formats++ } })
    expect(formats).toBe(set.formats)
  },
)

it('A file is compressed once and sent so from then on, and as it is to clients that do not accept that', async () => {
  const { address } = await prepareJobs()
  const get = (accepted: string) =>
    sendRaw(testApp.origin + address, { method: 'GET', headers: { 'Accept-Encoding': accepted } })
  const [plain, first, second] = [await get('identity'), await get('gzip, br'), await get('br')]
  expect(first.headers['content-encoding']).toBe('br')
  expect(first.headers.vary).toContain('Accept-Encoding')
  expect(first.body.length).toBeLessThan(plain.body.length / 3)
  // A body that is compressed while it is sent has no length.
  expect(second.headers['content-length']).toBe(first.headers['content-length'])
  expect(Number(second.headers['content-length'])).toBeGreaterThan(1_000)
  expect([plain.headers['content-encoding'], (await get('br;q=0')).body]).toEqual([undefined, plain.body])
})

it('The page of another version of the site gets these texts at its own address, and no cache keeps them', async () => {
  const { address, texts } = await prepareJobs()
  const old = address.replace(/[0-9a-f]{12}/, '0123456789ab')
  const { headers, body } = await testApp.guest.get(old)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(run(body)).toEqual({ [old]: texts })
})

it.each([
  'en.guest.jobs.js',
  'xx.guest.jobs.0123456789ab.js',
  'en.toString.jobs.0123456789ab.js',
  'en.guest.jobs-nothing.0123456789ab.js',
  'en.guest.jobs-.0123456789ab.js',
  'en.guest.jobs-jobs.0123456789ab.js',
  'en.guest.jobs.0123456789ab.js%22',
])('No file has the name %s', async (name) => {
  expect((await testApp.guest.get(`/texts/${name}`)).status).toBe(404)
})

it('Who asks for text files without end is asked to wait: each list of dictionaries is another file to make', async () => {
  const { limits } = testApp.platform
  const spent = vi.spyOn(limits, 'spendAddress')
  await testApp.guest.get('/texts/en.guest.jobs.0123456789ab.js')
  expect(spent).toHaveBeenCalledOnce()
})
