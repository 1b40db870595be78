import { describe, expect, it } from 'vitest'
import { cspReports } from '#lib/calls.ts'
import { bearer } from '../setup/account.ts'
import { sendRaw } from '../setup/sendRaw.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({
  NODE_ENV: 'production',
  METRICS_TOKEN: 'only-for-prometheus',
  RATE_LIMITS: 'on',
  TRUST_PROXY: 'on',
})

let lastAddress = 0
const newAddress = () => `198.51.100.${++lastAddress}`

const send = (body: unknown, type = 'application/reports+json', address = newAddress()) =>
  sendRaw(testApp.origin + cspReports, {
    headers: { 'Content-Type': type, 'X-Forwarded-For': address },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const metrics = async (): Promise<string> =>
  (await testApp.guest.get('/api/metrics', bearer('only-for-prometheus'))).body.toString()
async function counted(directive: string): Promise<number> {
  const line = (await metrics())
    .split('\n')
    .find((one) => one.startsWith(`brota_csp_reports_total{directive="${directive}"}`))
  return Number(line?.split(' ').at(-1) ?? 0)
}

const newer = (effectiveDirective: string) => ({
  type: 'csp-violation',
  url: 'https://brota.example/chat?userId=somebody',
  user_agent: 'a browser',
  body: { effectiveDirective, blockedURL: 'https://evil.example/x.js', sample: 'alert(1)' },
})

describe('CSP reports', () => {
  it('A page requests CSP reports by the newer header and the older one', async () => {
    const { headers } = await testApp.guest.get('/jobs')
    expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-reports"')
    expect(headers.get('content-security-policy')).toMatch(/; report-to csp; report-uri \/api\/csp-reports/)
  })

  it('A CSP report is counted by its directive, in both formats', async () => {
    expect((await send([newer('script-src-elem'), newer('script-src-elem'), newer('img-src')])).status).toBe(
      204,
    )
    const older = {
      'csp-report': { 'violated-directive': "font-src 'self'", 'document-uri': 'https://x.example' },
    }
    expect((await send(older, 'application/csp-report')).status).toBe(204)
    expect(await Promise.all(['script-src-elem', 'img-src', 'font-src'].map(counted))).toEqual([2, 1, 1])
  })

  it('A CSP report adds no page, script, person or unknown directive to the metrics', async () => {
    await send([newer('made-up-by-somebody'), newer('also-made-up')])
    expect(await counted('other')).toBe(2)
    expect(await metrics()).not.toMatch(/made-up|evil\.example|somebody|alert/)
  })

  it('A report of another type is not counted', async () => {
    const before = (await metrics()).match(/^brota_csp_reports_total.*$/gm)
    expect((await send([{ type: 'deprecation', body: { id: 'x' } }, null, 7, 'text', {}])).status).toBe(204)
    expect((await metrics()).match(/^brota_csp_reports_total.*$/gm)).toEqual(before)
  })

  it('CSP reports are limited to 64 kB, 50 in a call, and 100 calls from an address', async () => {
    expect((await send(`"${'a'.repeat(64 * 1024)}"`)).status).toBe(413)
    const before = await counted('connect-src')
    await send(Array.from({ length: 60 }, () => newer('connect-src')))
    expect((await counted('connect-src')) - before).toBe(50)
    const address = newAddress()
    const statuses: number[] = []
    for (let n = 0; n < 101; n++) statuses.push((await send([], undefined, address)).status)
    expect(statuses).toEqual([...Array(100).fill(204), 429])
    const { rows } = await testApp.platform.database.pool.query(
      `select key from rate_limits where key like 'a CSP%'`,
    )
    expect(rows).toEqual([])
  })

  it.each([
    ['invalid JSON', '{', 'application/reports+json', 400],
    ['a thousand levels deep', '['.repeat(1_000), 'application/reports+json', 400],
    ['of another content type', '[]', 'text/plain', 415],
  ])('A CSP report that is %s is rejected', async (_, body, type, status) => {
    expect((await send(body, type)).status).toBe(status)
  })
})
