import { expect } from 'vitest'
import type { ISchema } from 'yup'
import { check } from '#contracts/validate.ts'

/** Returns the value as a contract parses it; throws when the contract rejects it. */
export const accepted = async <T>(schema: ISchema<T>, value: unknown) => {
  const checked = await check(schema, value)
  expect(checked.fields).toBeUndefined()
  return checked.value
}
/** Returns the rules that a value breaks, by field. */
export const getFaults = async <T>(schema: ISchema<T>, value: unknown) =>
  (await check(schema, value)).fields ?? {}
