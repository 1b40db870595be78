// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { storeLanguage } from '#services/cookies.ts'
import { signedOutInLanguage, signedOutPath } from '#services/http/signedOut.ts'
import { clearCookies } from '#services/session.ts'

afterEach(clearCookies)

it('Signing out leads to a login in the language of the page that was left', () => {
  expect(signedOutInLanguage()).toBe('/login')
  storeLanguage('pt')
  expect(signedOutInLanguage()).toBe('/login?lang=pt')
  expect(signedOutInLanguage('Mozilla brotaapp/1.0')).toBe('/?lang=pt')
})

it('An ended session, which leaves the language its cookie, leads to the plain login', () => {
  storeLanguage('pt')
  expect(signedOutPath()).toBe('/login')
})
