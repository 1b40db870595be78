import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ISchema } from 'yup'
import { changePasswordInput, deleteAccountInput, loginInput, registerInput } from '#contracts/account.ts'
import { applyInput } from '#contracts/applications.ts'
import { saveMessageInput } from '#contracts/chat.ts'
import { usersInput } from '#contracts/directory.ts'
import { jobInput } from '#contracts/jobForm.ts'
import { jobSearchInput } from '#contracts/jobSearch.ts'
import { showMediaInput } from '#contracts/media.ts'
import { dismissInput } from '#contracts/notifications.ts'
import { preferencesInput, settingsInput } from '#contracts/settings.ts'
import { check } from '#contracts/validate.ts'
import es from '#i18n/es/validation.ts'
import { accepted, getFaults } from './checked.ts'

describe('hostile input', () => {
  const schemas: Record<string, ISchema<unknown>> = {
    applyInput,
    changePasswordInput,
    deleteAccountInput,
    dismissInput,
    jobInput,
    jobSearchInput,
    loginInput,
    preferencesInput,
    registerInput,
    saveMessageInput,
    settingsInput,
    showMediaInput,
    usersInput,
  }
  const names = Object.keys(schemas)
  // Field names of the schemas, so that the hostile values reach their rules.
  const words = [
    ...['title', 'questions', 'images', 'config', 'categories', 'email', 'password', 'provider', 'answers'],
    ...[
      'status',
      'deadline',
      'age',
      'media',
      'toString',
      '__proto__',
      'constructor',
      'page',
      'then',
      'background',
    ],
  ]
  const anything = fc.anything({
    withBigInt: true,
    withNullPrototype: true,
    withMap: true,
    withDate: true,
    maxDepth: 4,
  })
  const body = fc.dictionary(fc.constantFrom(...words), anything, { maxKeys: 8 })

  it.each(names)('The schema %s never throws, and reports only rules with a sentence', async (name) => {
    const schema = schemas[name]
    if (!schema) throw new Error(`no schema ${name}`)
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, anything), async (value) => {
        const { fields = {} } = await check(schema, value)
        for (const rule of Object.values(fields)) expect(es).toHaveProperty([rule])
      }),
      { numRuns: 150 },
    )
  })
  it('Endless input is rejected cheaply', async () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 20_000; level += 1) deep = [deep]
    const endless = {
      title: 'x'.repeat(5_000_000),
      about: deep,
      questions: new Array(100_000).fill('a'),
      categories: new Array(100_000).fill({}),
    }
    const started = performance.now()
    const fields = await getFaults(jobInput, endless)
    expect(fields).toMatchObject({
      title: 'title-too-long',
      about: 'invalid',
      questions: 'questions-too-many',
    })
    expect(Object.keys(fields).length).toBeLessThan(100)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
  it('Hostile input does not change the prototype of objects', async () => {
    const value = await accepted(
      jobInput,
      JSON.parse('{"title":"a","__proto__":{"admin":true},"constructor":{"x":1}}'),
    )
    expect(value).not.toHaveProperty('admin')
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
  })
})
