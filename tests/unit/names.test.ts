import { describe, expect, test } from 'vitest'
import { volunteerSignUpForm } from '#contracts/accountForms.ts'
import { cleanedName, findNameFault } from '#contracts/names.ts'
import { settingsInput } from '#contracts/settings.ts'
import { check } from '#contracts/validate.ts'
import { isSameName, nameKeys } from '#server/modules/account/names/lookalikes.ts'
import { isReservedName } from '#server/modules/account/names/reservedNames.ts'
import { mayShareName } from '#server/modules/account/policy.ts'

const getField = async (name: string) => (await check(volunteerSignUpForm, { name })).fields?.name

describe('a new name', () => {
  test.each([
    ...['Ana', 'Núria Puig i Ferrer', 'D’Alembert', "O'Neill", 'Jean-Luc', 'João da Silva Neto', 'Łukasz'],
    ...[
      'Fundación Huerto Vivo, S.L.',
      'Casa 24',
      'María José (Majo)',
      'Παῦλος',
      'Олег',
      '李雷',
      'אבי',
      'محمد',
    ],
    ...['می‌خواهم', 'क्‍ष', 'Huerto ❤️', 'Familia 👩‍👧', 'Equipo 👍🏽', 'St. John', 'www', 'cooperacion.org'],
  ])('The new name %s is accepted', async (name) => {
    expect(await getField(name)).toBeUndefined()
  })

  test.each([
    ['https://evil.example', 'name-address'],
    ['Win at HTTP://evil.example', 'name-address'],
    ['see www.evil.example', 'name-address'],
    ['see ＷＷＷ.evil.example', 'name-address'],
    ['ana@evil.example', 'name-address'],
    ['ana＠evil', 'name-address'],
    ['Ana\u202Egnp', 'name-invisible'],
    ['Ana\u2066x\u2069', 'name-invisible'],
    ['Ana\u200E', 'name-invisible'],
    ['Cruz\u200BRoja', 'name-invisible'],
    ['Cruz\u200DRoja', 'name-invisible'],
    ['Cruz\u00ADRoja', 'name-invisible'],
    ['Cruz\u2060Roja', 'name-invisible'],
    ['Cruz\u3164Roja', 'name-invisible'],
    ['Cruz\uFE0FRoja', 'name-invisible'],
    ['Cruz\u{E0041}Roja', 'name-invisible'],
    ['Cruz\u2800Roja', 'name-invisible'],
    ['Cruz\u0007Roja', 'name-invisible'],
    ['Cruz\u2028Roja', 'name-invisible'],
    ['12345', 'name-without-letter'],
    ['¡¡¡ !!!', 'name-without-letter'],
    ['👍', 'name-without-letter'],
  ])('The new name %j is rejected: %s', async (name, key) => {
    expect(await getField(name)).toBe(key)
    expect(findNameFault(cleanedName(name)) === null || cleanedName(name) === '').toBe(true)
  })

  test('An old name from before the rules passes in the settings, where only the server knows what is new', async () => {
    const { fields = {} } = await check(settingsInput, { name: 'see www.evil.example' })
    expect(fields.name).toBeUndefined()
  })

  test('A name from Google loses all that names may not contain', () => {
    expect(cleanedName('Ana\u202E Marín https://evil.example')).toBe('Ana Marín')
    expect(cleanedName('ana@gmail.example')).toBe('')
    expect(cleanedName(`Ana ${'x'.repeat(200)}`)).toHaveLength(120)
    expect(cleanedName('می‌خواهم')).toBe('می‌خواهم')
  })
})

describe('reserved', () => {
  test.each([
    ...['moderador', 'Moderadora', 'MODERACIÓN', 'Moderação', 'moderator', 'Administración', 'administração'],
    ...['Brota', 'BROTA', 'Soporte', 'suporte', 'Support', 'admin', 'Admin 2', 'm0derador', 'adm1n', 'Admín'],
    ...['M o d e r a d o r', 'm.o.d.e.r.a.d.o.r', 'Мoderador', 'ｍｏｄｅｒａｄｏｒ', '𝐌𝐨𝐝𝐞𝐫𝐚𝐝𝐨𝐫', 'Вrоtа'],
    ...['Equipo de moderación', 'Brota oficial', 'BrotaSupport', 'The Brota Team', 'Soporte de Brota'],
    ...['Equipa da Brota', 'Usuario Admin'],
  ])('The name %s is reserved', (name) => {
    expect(isReservedName(name)).toBe(true)
  })

  test.each([
    ...[
      'Ana Moderno',
      'Brota Valencia',
      'Ana Brotat',
      'Rota',
      'Administradores sin fronteras',
      'Apoyo y Seguridad',
    ],
    ...['Mar', 'Adela', 'Ayuda', 'Equipo Azul', 'Support Our Sailors', 'Rooter', 'Modesto', 'Root Cellar'],
  ])('The name %s is not reserved', (name) => {
    expect(isReservedName(name)).toBe(false)
  })

  test('Long names are checked quickly', () => {
    const started = performance.now()
    for (let n = 0; n < 100; n += 1) isReservedName('moderador '.repeat(12))
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})

describe('similar names', () => {
  const looksLike = (one: string, other: string) =>
    nameKeys(one).some((key) => key !== '' && nameKeys(other).includes(key))

  test.each([
    ['Сruz Rоja', 'Cruz Roja'],
    ['СRUZ ROJA', 'Cruz Roja'],
    ['cruz rоjа', 'CRUZ ROJA'],
    ['Cruz-Roja', 'Cruz Roja'],
    ['CruzRoja', 'Cruz Roja'],
    ['Fundacion Clara', 'Fundación Clara'],
    ['𝗖𝗿𝘂𝘇 𝗥𝗼𝗷𝗮', 'Cruz Roja'],
    ['Iniciativа', 'INICIATIVA'],
    ['CIara', 'Clara'],
  ])('The name %s is similar to %s', (one, other) => {
    expect(looksLike(one, other)).toBe(true)
  })

  test.each([
    ['Cruz Verde', 'Cruz Roja'],
    ['Cruz Roja Valencia', 'Cruz Roja'],
    ['Олег', 'Cruz Roja'],
    ['!!!', '???'],
  ])('The name %s is not similar to %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false)
  })

  test('Names are equal whatever their case and accents', () => {
    expect(isSameName('FUNDACION clara', 'Fundación Clara')).toBe(true)
    expect(isSameName('Сruz Roja', 'Cruz Roja')).toBe(false)
  })
})

test.each([
  ['an organisation of another number', { provider: true, ongId: 'G87654321' }, true],
  ['an organisation of the same number', { provider: true, ongId: 'g-1234 5678' }, false],
  ['an organisation without a number', { provider: true, ongId: ' - ' }, false],
  ['a volunteer', { provider: false, ongId: '' }, false],
])('The name of a verified organisation is claimed by %s: %o %s', (_who, claim, may) => {
  expect(mayShareName({ ongId: 'G12345678' }, claim)).toBe(may)
})
