import type { ISchema, SchemaDescription, SchemaFieldDescription } from 'yup'

export type JsonSchema = Record<string, unknown>

/** A contract as yup describes itself -> JSON Schema. Rules without a counterpart there stay with the doors. */
export function inputSchemaOf(schema: ISchema<unknown>): JsonSchema {
  return fieldSchema(schema.describe({ value: {} }))
}

type Described = SchemaDescription & {
  fields?: Record<string, SchemaFieldDescription>
  innerType?: SchemaFieldDescription
}

function fieldSchema(described: SchemaFieldDescription): JsonSchema {
  const field = described as Described
  const base = { ...typeOf(field), ...limitsOf(field), ...defaultOf(field) }
  return field.nullable ? { anyOf: [base, { type: 'null' }] } : base
}

function typeOf(field: Described): JsonSchema {
  const words = field.oneOf.filter((word) => word !== null)
  if (words.length > 0) return { enum: words }
  if (field.fields) return objectOf(field.fields)
  if (field.type === 'array') {
    return { type: 'array', items: field.innerType ? fieldSchema(field.innerType) : {} }
  }
  if (field.type === 'number' && field.tests.some(({ name }) => name === 'integer'))
    return { type: 'integer' }
  return field.type === 'mixed' || field.type === 'lazy' ? {} : { type: field.type }
}

function objectOf(fields: Record<string, SchemaFieldDescription>): JsonSchema {
  const required = Object.entries(fields).filter(([, field]) => isRequired(field as Described))
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
  }
}

const isRequired = ({ tests, optional }: Described) =>
  !optional || tests.some(({ name }) => name === 'required')

/** yup's tests by name -> JSON Schema's words for texts, numbers and lists. */
const rules: Record<string, Record<string, string>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
}

function limitsOf({ type, tests, default: absent }: Described): JsonSchema {
  const mayBeEmpty = absent === ''
  const limits: JsonSchema = {}
  for (const { name = '', params } of tests) {
    const word = rules[type]?.[name]
    const limit = params?.[name]
    if (word && typeof limit === 'number') limits[word] = limit
    const pattern = params?.regex
    if (name === 'matches' && pattern instanceof RegExp && !pattern.flags.includes('u')) {
      limits.pattern = mayBeEmpty ? `^$|${pattern.source}` : pattern.source
    }
  }
  return limits
}

/** What stands for an absent field; nothing stands for one that must be there. */
function defaultOf(field: Described): JsonSchema {
  const value = field.default
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value)
  return isPlain && !isRequired(field) ? { default: value } : {}
}
