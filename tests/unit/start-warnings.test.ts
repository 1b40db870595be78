import { expect, it } from 'vitest'
import { readConfig } from '#server/platform/config/index.ts'
import { getWarnings } from '#server/startWarnings.ts'

const site = {
  PUBLIC_URL: 'https://brota.example.org',
  SMTP_URL: 'smtp://127.0.0.1:25',
  OPERATOR_NAME: 'Huerta',
  OPERATOR_ADDRESS: 'Calle 1',
  CONTACT_EMAIL: 'hello@example.org',
  TRUST_PROXY: 'on',
}
const warnings = (changed: Record<string, string>) => getWarnings(readConfig({ ...site, ...changed }))

it('The start warns when all visitors would share the limits of one address', () => {
  expect(warnings({})).toEqual([])
  expect(warnings({ TRUST_PROXY: '' })).toEqual([expect.stringContaining('TRUST_PROXY=on')])
  expect(warnings({ TRUST_PROXY: '', PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  const others = { DATABASE_URL: 'postgres://a@b/c', AUTH_SECRET: 'x'.repeat(32) }
  expect(warnings({ TRUST_PROXY: '', ROLE: 'worker', ...others })).toEqual([])
})

it('The start warns while the legal pages name no operator', () => {
  expect(warnings({ OPERATOR_NAME: '' })).toEqual([expect.stringContaining('OPERATOR_NAME')])
  expect(warnings({ OPERATOR_NAME: '', PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
})
