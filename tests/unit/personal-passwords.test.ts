import { describe, expect, it } from 'vitest'
import { registerInput } from '#contracts/account.ts'
import { findPersonalPart } from '#contracts/passwords.ts'
import { check } from '#contracts/validate.ts'

const owner = { name: 'María José Núñez', email: 'majo.huerta@example.org' }

describe('what of a password its owner is known by', () => {
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
  ])('%s: %s', (password, key) => {
    expect(findPersonalPart(password, owner)).toBe(key)
  })

  it('short names stand in too many words to be looked for', () => {
    expect(findPersonalPart('banana-cake', { name: 'Ana Gil', email: 'ana@example.org' })).toBeNull()
  })

  it('nothing is known of an owner without name or address but the site', () => {
    expect(findPersonalPart('majo-huerta', {})).toBeNull()
    expect(findPersonalPart('brotabrota', {})).toBe('password-has-product')
  })
})

it('the sign-up form says so before anything is sent', async () => {
  const typed = { provider: false, name: 'Marta Vidal', email: 'mv@example.org', password: 'vidal-tree-9' }
  expect((await check(registerInput, typed)).fields).toEqual({ password: 'password-has-name' })
  expect((await check(registerInput, { ...typed, password: 'green-tree-9' })).fields).toBeUndefined()
})
