import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBuiltFiles } from '#server/platform/http/builtFiles.ts'
import { sendRaw } from '../api/setup/sendRaw.ts'

const files = {
  'chunks/pages/job/[id]-1.js': 'x'.repeat(2_000),
  'chunks/pages/job/[id]-1.js.br': 'brotli',
  'chunks/pages/job/[id]-1.js.gz': 'gzip',
  'chunks/tiny-2.js': 'tiny',
  'media/letters-3.woff2': 'letters',
  'chunks/uncompressed-5.js': 'x'.repeat(2_000),
  'notes.txt': 'notes',
}
let folder = ''
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'))
  await mkdir(join(folder, 'chunks/pages/job'), { recursive: true })
  await mkdir(join(folder, 'media'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const sendBuilt = await readBuiltFiles(folder)
  server = createServer((request, response) => {
    if (!sendBuilt(request, response)) response.writeHead(404).end('passed on')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const ask = async (path: string, accepted = '') => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { status, headers, body } = await sendRaw(`${origin}/_next/static/${path}`, {
    method: 'GET',
    headers: { 'Accept-Encoding': accepted },
  })
  return [status, body, headers['content-encoding'], headers['content-type']]
}

const script = 'text/javascript; charset=utf-8'
test.each([
  ['chunks/pages/job/[id]-1.js', 'gzip, deflate, br', [200, 'brotli', 'br', script]],
  ['chunks/pages/job/%5Bid%5D-1.js?v=2', 'gzip, br;q=0', [200, 'gzip', 'gzip', script]],
  ['chunks/pages/job/[id]-1.js', '', [404, 'passed on', undefined, undefined]],
  ['chunks/pages/job/[id]-1.js.br', 'br', [404, 'passed on', undefined, undefined]],
  ['chunks/tiny-2.js', 'br', [200, 'tiny', undefined, script]],
  ['media/letters-3.woff2', '', [200, 'letters', undefined, 'font/woff2']],
  ['notes.txt', 'br', [404, 'passed on', undefined, undefined]],
  ['chunks/uncompressed-5.js', 'br', [404, 'passed on', undefined, undefined]],
  ['chunks/absent-4.js', 'br', [404, 'passed on', undefined, undefined]],
  ['chunks/%E0%A4%A', 'br', [404, 'passed on', undefined, undefined]],
])(
  'A client that asks for %s and accepts "%s" gets it as it can read it, or Next is asked',
  async (path, accepted, expected) => {
    expect(await ask(path, accepted)).toEqual(expected)
  },
)

test('A process keeps its files while another build replaces them', async () => {
  await rm(join(folder, 'chunks'), { recursive: true })
  expect(await ask('chunks/tiny-2.js')).toEqual([200, 'tiny', undefined, script])
})
