import { type InferType, type ISchema, lazy, type Schema } from 'yup'
import { platform } from '#server/platform/index.ts'

/** A schema that holds new passwords to the operator's maximum, which is known only once the house stands. */
export function underPasswordMax<S extends Schema>(make: (max: number) => S): ISchema<InferType<S>> {
  const cache = new Map<number, S>()
  return lazy(() => {
    const max = platform().config.passwordMax
    const schema = cache.get(max) ?? make(max)
    cache.set(max, schema)
    return schema
  })
}
