import type { JsonSchema } from './jsonSchema.ts'

/** A schema as a developer would write its type, on as many lines as it takes. */
export function typeText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((one) => typeText(one, indent)).join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map((one) => typeText(one, indent)).join(', ')}]`
  if (schema.type === 'array') return listText(schema.items ?? {}, indent)
  if (schema.type === 'object') return objectText(schema, indent)
  return `${schema.type ?? 'anything'}${limitsText(schema)}`
}

function listText(items: JsonSchema, indent: string): string {
  const text = typeText(items, indent)
  return text.includes(' | ') ? `(${text})[]` : `${text}[]`
}

function objectText({ properties, required, additionalProperties }: JsonSchema, indent: string): string {
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? additionalProperties : {}
    return `{ [name]: ${typeText(values, indent)} }`
  }
  const needed = new Set(required)
  const deeper = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${deeper}${name}${needed.has(name) ? '' : '?'}: ${typeText(schema, deeper)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

/** Limits in words: " (1 to 50)", " (at most 120 signs)". */
function limitsText({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  if (minimum !== undefined || maximum !== undefined) return ` (${minimum ?? ''} to ${maximum ?? ''})`
  if (minLength !== undefined && maxLength !== undefined) return ` (${minLength} to ${maxLength} signs)`
  return maxLength === undefined ? '' : ` (at most ${maxLength} signs)`
}
