import { describe, expect, it, test } from 'vitest'
import { type Config, readConfig } from '#server/platform/config/index.ts'
import { openTestApp } from '../../setup/testApp.ts'

const measuring = { GTM_ID: 'GTM-ABC123', CRM_SCRIPT_URL: 'https://crm.example/track.js' }
const testApp = openTestApp({ NODE_ENV: 'production', ...measuring })

/** Replaces settings, as another process would have them: the server makes its headers once for each. */
const changeConfig = (changes: Partial<Config>) =>
  Object.assign(testApp.platform, { config: { ...testApp.platform.config, ...changes } })

test('A page allows exactly the configured measuring scripts', async () => {
  const policy = (await testApp.guest.get('/jobs')).headers.get('content-security-policy') ?? ''
  const getHosts = (rule: string) =>
    (new RegExp(`${rule} ([^;]*)`).exec(policy)?.[1] ?? '').split(' ').filter((one) => one.startsWith('http'))
  expect(getHosts('script-src')).toEqual(['https://www.googletagmanager.com', 'https://crm.example'])
  expect(getHosts('connect-src')).toEqual([
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://crm.example',
  ])
})

test('Beside its own inline script a page allows only the snippet of the configured tag manager, by its hash', async () => {
  const hashes = async () => {
    const policy = (await testApp.guest.get('/jobs')).headers.get('content-security-policy') ?? ''
    return (policy.match(/'sha256-[^']*'/g) ?? []).slice(1)
  }
  const { measuring } = testApp.platform.config
  const [ours, ...others] = await hashes()
  expect(others).toEqual([])
  changeConfig({ measuring: { ...measuring, tagManagerId: 'GTM-OTHER' } })
  const [theirs] = await hashes()
  expect(theirs).toMatch(/^'sha256-.{44}'$/)
  expect(theirs).not.toBe(ours)
  changeConfig({ measuring: { ...measuring, tagManagerId: '' } })
  expect(await hashes()).toEqual([])
  changeConfig({ measuring })
  expect(await hashes()).toEqual([ours])
})

test('Google’s button comes from Google, whichever issuer signs its tokens', async () => {
  const { google } = testApp.platform.config
  const scripts = async () =>
    / script-src ([^;]*)/.exec(
      (await testApp.guest.get('/jobs')).headers.get('content-security-policy') ?? '',
    )?.[1]
  expect(await scripts()).not.toContain('accounts.google.com')
  changeConfig({
    google: { ...google, clientId: 'brota-web.apps.example', issuer: 'https://issuer.example' },
  })
  expect(await scripts()).toContain('https://accounts.google.com https://issuer.example')
  changeConfig({ google })
})

describe('configured outside scripts', () => {
  it.each([
    ['GTM_ID', 'gtm'],
    ['CRM_SCRIPT_URL', 'http://crm.example/track.js'],
    ['CRM_SCRIPT_URL', 'javascript:alert(1)'],
    ['HELP_CHAT_URL', 'wa.me/34600000000'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })

  it('Without settings no outside script is configured', () => {
    expect(readConfig({})).toMatchObject({
      measuring: { tagManagerId: '', crmScriptUrl: '' },
      helpChatUrl: '',
    })
  })
})
