import type { JsonSchema } from '#server/modules/reference/jsonSchema.ts'

/** The simplest value that a schema accepts; `known` has the values of fields that need a real one, by name. */
export function createSample(schema: JsonSchema, name = '', known: Record<string, unknown> = {}): unknown {
  if (name in known) return known[name]
  if (schema.anyOf) return createSample(schema.anyOf[0] ?? {}, name, known)
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(fields.map(([field, inner]) => [field, createSample(inner, field, known)]))
  }
  if (schema.type === 'array') return [createSample(schema.items ?? {}, name, known)]
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  return typeof schema.minLength === 'number' ? 'a'.repeat(schema.minLength) : 'garden'
}
