import type {
  ISchema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup'
import type { JsonSchema } from './jsonSchema.ts'

/** A yup schema's description -> JSON Schema. Rules without a counterpart are left out. */
export function toInputSchema(schema: ISchema<unknown>): JsonSchema {
  return fieldSchema(schema.describe({ value: {} }))
}

type Whole = SchemaDescription | SchemaObjectDescription | SchemaInnerTypeDescription

/** References to other fields have no counterpart and are left out. */
const isWhole = (described: SchemaFieldDescription): described is Whole => 'tests' in described

function fieldSchema(field: SchemaFieldDescription): JsonSchema {
  if (!isWhole(field)) return {}
  const base = { ...getType(field), ...getLimits(field), ...getDefault(field) }
  return field.nullable ? { anyOf: [base, { type: 'null' }] } : base
}

function getType(field: Whole): JsonSchema {
  const words = field.oneOf.filter((word) => word !== null)
  if (words.length > 0) return { enum: words }
  if ('fields' in field) return toObjectSchema(field.fields)
  if (field.type === 'array') return { type: 'array', items: getItems(field) }
  if (field.type === 'number' && field.tests.some(({ name }) => name === 'integer'))
    return { type: 'integer' }
  return field.type === 'mixed' || field.type === 'lazy' ? {} : { type: field.type }
}

function getItems(list: Whole): JsonSchema {
  const item = 'innerType' in list ? list.innerType : undefined
  return item && !Array.isArray(item) ? fieldSchema(item) : {}
}

function toObjectSchema(fields: SchemaObjectDescription['fields']): JsonSchema {
  const required = Object.entries(fields).filter(([, field]) => isWhole(field) && isRequired(field))
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
  }
}

const isRequired = ({ tests, optional }: Whole) => !optional || tests.some(({ name }) => name === 'required')

type Limit = 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems'

/** The names of yup's tests -> JSON Schema's keywords for texts, numbers and lists. */
const rules: Record<string, Record<string, Limit>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
}

function getLimits({ type, tests, default: absent }: Whole): JsonSchema {
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

/** The default of an absent field; none for a required field. */
function getDefault(field: Whole): JsonSchema {
  const value = field.default
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value)
  return isScalar && !isRequired(field) ? { default: value } : {}
}
