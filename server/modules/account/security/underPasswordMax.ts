import { type InferType, type ISchema, lazy, type Schema } from 'yup'
import { platform } from '#server/platform/index.ts'

/** A schema with the operator's maximum password length, which is known only when the app runs. */
export function underPasswordMax<S extends Schema>(make: (max: number) => S): ISchema<InferType<S>> {
  const cache = new Map<number, S>()
  return lazy(() => {
    const max = platform().config.passwordMax
    const schema = cache.get(max) ?? make(max)
    cache.set(max, schema)
    return schema
  })
}
