import type { JsonSchema } from '#server/reference/inputSchema.ts'

/** A value that a schema takes, as plain as can be: what it leaves open is given by the field's name. */
export function sampleOf(schema: JsonSchema, name = '', known: Record<string, unknown> = {}): unknown {
  if (name in known) return known[name]
  if (Array.isArray(schema.anyOf)) return sampleOf(schema.anyOf[0], name, known)
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.type === 'object') {
    const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    return Object.fromEntries(fields.map(([field, inner]) => [field, sampleOf(inner, field, known)]))
  }
  if (schema.type === 'array') return [sampleOf(schema.items as JsonSchema, name, known)]
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  return typeof schema.minLength === 'number' ? 'a'.repeat(schema.minLength) : 'garden'
}
