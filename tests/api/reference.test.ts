import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { calls, hostOf } from '#lib/calls.ts'
import type { Service } from '#lib/publicConfig.ts'
import { readDoors } from '#server/platform/http/router.ts'
import { openApi } from '#server/reference/openapi.ts'
import { openTown } from './setup/town.ts'

const town = openTown()
const anId = '0190f000-0000-7000-8000-000000000000'

/** `client.post<Answer>(calls.account.login, …)` in a service -> the method and the call's name. */
function callsOfServices(): { method: string; service: string; name: string; file: string }[] {
  return readdirSync('services')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const source = readFileSync(join('services', file), 'utf8')
      return [...source.matchAll(/\.(get|post|postOnce|put|delete)\b[^(;]*\(\s*calls\.(\w+)\.(\w+)/g)].map(
        ([, method = '', service = '', name = '']) => ({
          method: method.replace('Once', '').toUpperCase(),
          service,
          name,
          file,
        }),
      )
    })
}

function addressOf(service: string, name: string): string {
  const named = (calls as Record<string, Record<string, unknown>>)[service]?.[name]
  const path = typeof named === 'function' ? String(named(anId, anId)) : String(named)
  return `${hostOf(service as Service)}${path}`.replace(/\?.*$/, '')
}

const isThere = (paths: string[], address: string) =>
  paths.some((path) =>
    new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  )

describe('the description of the doors', () => {
  it('is given as OpenAPI 3.1 and as a page to read', async () => {
    const { body, headers } = await town.guest.get('/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    expect(headers.get('cache-control')).toContain('public')
    const page = await town.guest.get('/api/docs')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(String(page.body)).toContain('/api/jobs/job/apply')
  })

  it('has every method of every door, with words and an answer', async () => {
    const { paths } = await openApi()
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const doors = (await readDoors(resolve('pages/api'))).flatMap(({ pattern, door }) =>
      Object.keys(door.operations).map((method) => `${method} ${pattern.replaceAll(/\[(\w+)\]/g, '{$1}')}`),
    )
    expect(described.sort()).toEqual(doors.sort())
    const silent = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { summary, operationId }]) => !summary || !operationId)
        .map(([method]) => `${method} ${path}`),
    )
    expect(silent).toEqual([])
  })

  it('names each operation once', async () => {
    const { paths } = await openApi()
    const names = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('holds schemas that can be compiled', async () => {
    const document = await openApi()
    const ajv = new Ajv2020({ strict: false })
    ajv.addSchema(document, 'house')
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.compile({ $ref: `house#/components/schemas/${name}` })).toBeTypeOf('function')
    }
  })

  it('knows every call that the services make', async () => {
    const { paths } = await openApi()
    const made = callsOfServices()
    expect(made.length).toBeGreaterThan(50)
    const unknown = made.filter(({ method, service, name }) => {
      const has = Object.keys(paths).filter((path) => method.toLowerCase() in (paths[path] ?? {}))
      return !isThere(has, addressOf(service, name))
    })
    expect(unknown).toEqual([])
  })

  it('has a call for every address that lib names', async () => {
    const paths = Object.keys((await openApi()).paths)
    const named = Object.entries(calls).flatMap(([service, names]) =>
      Object.keys(names).map((name) => addressOf(service, name)),
    )
    expect(named.filter((address) => !isThere(paths, address))).toEqual([])
  })
})
