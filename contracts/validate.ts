import { type ISchema, ValidationError } from 'yup'

/** The result of `check`: the value as the contract types it, or a message key for each dotted path. */
export type Checked<T> = { value: T; fields?: never } | { fields: Record<string, string>; value?: never }

// Longer than any rule allows, so that values cut here are still refused there, cheaply.
const deepest = 12
const longestList = 400
const longestText = 20_000
const mostKeys = 200
const mostFields = 60

/** Copies input to plain values: no own `toString`, no prototype keys, bounded size. */
function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > longestText ? value.slice(0, longestText) : value
  if (typeof value === 'symbol' || typeof value === 'function' || typeof value === 'bigint') return undefined
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return undefined
  if (Array.isArray(value)) return Array.from(value.slice(0, longestList), (item) => plain(item, depth + 1))
  const keys = Object.keys(value).filter((key) => !(key in Object.prototype))
  const entries = keys.slice(0, mostKeys).map((key) => [key, plain(Reflect.get(value, key), depth + 1)])
  return Object.fromEntries(entries)
}

const dotted = (path = '') => path.replace(/\["?/g, '.').replace(/"?\]/g, '').replace(/^\./, '')

const getDepth = (path: string) => path.split('.').length

function getFields(error: ValidationError) {
  const failures = (error.inner.length > 0 ? error.inner : [error]).map(({ path, message }) => ({
    field: dotted(path),
    message,
  }))
  // Invalid entries of a list must not hide errors of other fields.
  failures.sort((one, other) => getDepth(one.field) - getDepth(other.field))
  const fields: Record<string, string> = {}
  for (const { field, message } of failures.slice(0, mostFields)) {
    // An empty field breaks "required" and other rules at once; "required" is the one to show.
    if (fields[field] === undefined || /required$/.test(message)) fields[field] = message
  }
  return fields
}

/**
 * Validates an untrusted value against a schema, in endpoints and in forms alike. Unknown fields are dropped; invalid
 * values give `fields`, never an exception.
 */
export async function check<T>(schema: ISchema<T>, value: unknown): Promise<Checked<T>> {
  try {
    return { value: await schema.validate(plain(value), { abortEarly: false, stripUnknown: true }) }
  } catch (error) {
    if (error instanceof ValidationError || ValidationError.isError(error))
      return { fields: getFields(error) }
    throw error
  }
}
