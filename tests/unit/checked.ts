import { expect } from 'vitest'
import type { ISchema } from 'yup'
import { check } from '#contracts/validate.ts'

/** The value as a contract takes it; fails when it is refused. */
export const accepted = async <T>(schema: ISchema<T>, value: unknown) => {
  const checked = await check(schema, value)
  expect(checked.fields).toBeUndefined()
  return checked.value
}
/** The rules that a value breaks, by field. */
export const getFaults = async <T>(schema: ISchema<T>, value: unknown) =>
  (await check(schema, value)).fields ?? {}
