import { resolve } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApi } from '#server/modules/reference/openapi.ts'
import { findEndpoint, readEndpoints } from '#server/platform/http/router.ts'
import { platform } from '#server/platform/index.ts'

const endpoints = readEndpoints(resolve('pages/api'))
const checks = new Map<string, ValidateFunction | null>()
const ajv = new Ajv2020({ strict: false, allErrors: false })
let isOpen = false

/** The check that the house's own description makes of an answer; null for what is no JSON. */
async function getCheck(method: string, path: string): Promise<ValidateFunction | null> {
  const found = findEndpoint(await endpoints, path)
  if (!found) return null
  const pattern = found.pattern.replaceAll(/\[(\w+)\]/g, '{$1}')
  const key = `${method} ${pattern}`
  const known = checks.get(key)
  if (known !== undefined) return known
  const document = await openApi()
  if (!isOpen) ajv.addSchema(document, 'house')
  isOpen = true
  const responses = document.paths[pattern]?.[method.toLowerCase()]?.responses ?? {}
  const [status] = Object.keys(responses).filter((one) => one !== 'default')
  const schema = responses[status ?? '']?.content?.['application/json']?.schema
  const check = schema ? ajv.compile(inHouse(schema)) : null
  checks.set(key, check)
  return check
}

/** Points the references of a part at the whole document. */
const inHouse = (schema: object): object => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"house#/'))

/** The house that runs in a process of its own (tests/fault) cannot be described from here. */
function isHere(): boolean {
  try {
    return platform() !== null
  } catch {
    return false
  }
}

/** Throws when an endpoint answers what its own description does not say: a field too many is one that might be private. */
export async function checkAgainstDescription(method: string, path: string, body: unknown): Promise<void> {
  if (!isHere()) return
  const check = await getCheck(method, path)
  if (!check || check(body)) return
  const [error] = check.errors ?? []
  throw new Error(
    `${method} ${path} answers something else than it says: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`,
  )
}
