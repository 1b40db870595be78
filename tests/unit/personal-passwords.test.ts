import { describe, expect, it } from 'vitest'
import { registerInput } from '#contracts/account.ts'
import { findPersonalPart } from '#contracts/passwords.ts'
import { check } from '#contracts/validate.ts'

const owner = { name: 'María José Núñez', email: 'majo.huerta@example.org' }

describe('personal parts of a password', () => {
  it.each([
    ['brota-2026!', 'password-has-product'],
    ['mi.BRÓTA.99', 'password-has-product'],
    ['maria12345', 'password-has-name'],
    ['xxNUNEZxx7', 'password-has-name'],
    ['n-u-ñ-e-z-7', 'password-has-name'],
    ['huerta1990', 'password-has-email'],
    ['1majo!huerta', 'password-has-email'],
    ['example-tree', null],
    ['green-sprout-7', null],
  ])('The password %s: %s', (password, key) => {
    expect(findPersonalPart(password, owner)).toBe(key)
  })

  it('Short names are not searched in passwords, since too many words contain them', () => {
    expect(findPersonalPart('banana-cake', { name: 'Ana Gil', email: 'ana@example.org' })).toBeNull()
  })

  it('Without a name or address, only the site’s name is searched in a password', () => {
    expect(findPersonalPart('majo-huerta', {})).toBeNull()
    expect(findPersonalPart('brotabrota', {})).toBe('password-has-product')
  })
})

it('The sign-up form reports a personal password before it sends anything', async () => {
  const typed = { provider: false, name: 'Marta Vidal', email: 'mv@example.org', password: 'vidal-tree-9' }
  expect((await check(registerInput, typed)).fields).toEqual({ password: 'password-has-name' })
  expect((await check(registerInput, { ...typed, password: 'green-tree-9' })).fields).toBeUndefined()
})
