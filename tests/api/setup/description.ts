import { resolve } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApi } from '#server/modules/reference/openapi.ts'
import { createRouter, readEndpoints } from '#server/platform/http/router.ts'
import { platform } from '#server/platform/index.ts'

const router = readEndpoints(resolve('pages/api')).then(createRouter)
const checks = new Map<string, ValidateFunction | null>()
const ajv = new Ajv2020({ strict: false, allErrors: false })
let isOpen = false

/** The validator of a response from the app's own OpenAPI document; null when the response is not JSON. */
async function getCheck(method: string, path: string): Promise<ValidateFunction | null> {
  const found = (await router)(path)
  if (!found) return null
  const pattern = found.pattern.replaceAll(/\[(\w+)\]/g, '{$1}')
  const key = `${method} ${pattern}`
  const known = checks.get(key)
  if (known !== undefined) return known
  const document = await openApi()
  if (!isOpen) ajv.addSchema(document, 'openapi')
  isOpen = true
  const responses = document.paths[pattern]?.[method.toLowerCase()]?.responses ?? {}
  const [status] = Object.keys(responses).filter((one) => one !== 'default')
  const schema = responses[status ?? '']?.content?.['application/json']?.schema
  const check = schema ? ajv.compile(inDocument(schema)) : null
  checks.set(key, check)
  return check
}

/** Points the references of a schema at the whole document. */
const inDocument = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/'))

/** An app in another process (tests/fault) cannot be described from here. */
function isHere(): boolean {
  try {
    return platform() !== null
  } catch {
    return false
  }
}

/** Throws when a response differs from its description: an extra field might be private. */
export async function checkAgainstDescription(method: string, path: string, body: unknown): Promise<void> {
  if (!isHere()) return
  const check = await getCheck(method, path)
  if (!check || check(body)) return
  const [error] = check.errors ?? []
  throw new Error(
    `${method} ${path} returns something its description does not allow: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`,
  )
}
