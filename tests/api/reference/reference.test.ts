import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { calls, getHost } from '#lib/calls.ts'
import type { Service } from '#lib/publicConfig.ts'
import { openApi } from '#server/modules/reference/openapi.ts'
import { readEndpoints } from '#server/platform/http/router.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const anId = '0190f000-0000-7000-8000-000000000000'

type Call = { method: string; service: string; name: string; response: string; file: string }

/** The source with `at.` replaced by `calls.<service>.` in files that shorten it. */
function namesIn(source: string): string {
  const service = /^const at = calls\.(\w+)$/m.exec(source)?.[1]
  return service ? source.replaceAll(/\bat\.(?=\w)/g, `calls.${service}.`) : source
}

const clients = readdirSync('services')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, source: namesIn(readFileSync(join('services', file), 'utf8')) }))

const spoken =
  /\.(get|post|postOnce|put|putOnce|delete)(?:<((?:[^<>]|<[^<>]*>)*)>)?\(\s*(?:withQuery\()?calls\.(\w+)\.(\w+)/g

/** Parses `client.post<Result>(calls.account.login, …)` in services into method, call name and response type. */
const listServiceCalls = (): Call[] =>
  clients.flatMap(({ file, source }) =>
    [...source.matchAll(spoken)].map(([, method = '', result = '', service = '', name = '']) => ({
      method: method.replace('Once', '').toUpperCase(),
      ...{ service, name, response: result, file },
    })),
  )

function getAddress(service: string, name: string): string {
  const named = (calls as Record<string, Record<string, unknown>>)[service]?.[name]
  const path = typeof named === 'function' ? String(named(anId, anId)) : String(named)
  return `${getHost(service as Service)}${path}`.replace(/\?.*$/, '')
}

const isThere = (paths: string[], address: string) =>
  paths.some((path) =>
    new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  )

describe('the OpenAPI document', () => {
  it('The API reference is served as an OpenAPI 3.1 document and as a page', async () => {
    const { body, headers } = await testApp.guest.get('/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    expect(headers.get('cache-control')).toContain('public')
    const page = await testApp.guest.get('/api/docs')
    expect(page.headers.get('content-type')).toContain('text/html')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-\S+' 'sha256-\S+'; style-src/)
    expect(policy).not.toMatch(/connect-src|https?:|unsafe-eval/)
    expect(String(page.body)).toContain('/api/jobs/job/apply')
  })

  it('The OpenAPI document has every method of every endpoint, with a summary and an operation id', async () => {
    const { paths } = await openApi()
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const endpoints = (await readEndpoints(resolve('pages/api'))).flatMap(({ pattern, endpoint }) =>
      Object.keys(endpoint.operations).map(
        (method) => `${method} ${pattern.replaceAll(/\[(\w+)\]/g, '{$1}')}`,
      ),
    )
    expect(described.sort()).toEqual(endpoints.sort())
    const silent = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { summary, operationId }]) => !summary || !operationId)
        .map(([method]) => `${method} ${path}`),
    )
    expect(silent).toEqual([])
  })

  it('The reference begins with how to sign in, and names the header that repeats a write where it is heeded', async () => {
    const { info, paths } = await openApi()
    for (const said of ['/api/account/login', '/api/account/refresh-token', 'Retry-After', 'nextCursor'])
      expect(info.description).toContain(said)
    const named = (path: string) => paths[path]?.post?.parameters.map(({ name }) => name)
    expect(named('/api/jobs/job/apply')).toEqual(['Idempotency-Key'])
    expect(named('/api/account/login')).toEqual([])
  })

  it('Every address in the introduction exists', async () => {
    const { info, paths } = await openApi()
    const addresses = [...info.description.matchAll(/`(GET|POST) (\S+)`/g)]
    expect(addresses.length).toBeGreaterThan(2)
    for (const [, method = '', path = ''] of addresses)
      expect(paths[path]?.[method.toLowerCase()], path).toBeDefined()
  })

  it('No summary begins with the rest of an address that has a point, such as robots.txt', async () => {
    const { paths } = await openApi()
    const summaries = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ summary }) => summary),
    )
    expect(summaries.filter((summary) => /^\S*:/.test(summary))).toEqual([])
  })

  it('Each endpoint stands in a chapter, and its summary begins as a sentence does', async () => {
    const { paths, tags } = await openApi()
    const chapters = tags.map(({ name }) => name)
    const all = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(new Set(all.flatMap((one) => one.tags))).toEqual(new Set(chapters))
    expect(all.map(({ summary }) => summary).filter((summary) => !/^[A-Z]/.test(summary))).toEqual([])
  })

  it('Each operation id is unique', async () => {
    const { paths } = await openApi()
    const names = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('Every schema of the OpenAPI document compiles', async () => {
    const document = await openApi()
    const ajv = new Ajv2020({ strict: false })
    ajv.addSchema(document, 'openapi')
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.compile({ $ref: `openapi#/components/schemas/${name}` })).toBeTypeOf('function')
    }
  })

  it('The OpenAPI document follows the rules of OpenAPI 3.1', async () => {
    const { openapi, info, paths, components } = await openApi()
    expect(openapi).toMatch(/^3\.1\.\d+$/)
    expect([typeof info.title, typeof info.version]).toEqual(['string', 'string'])
    for (const [path, methods] of Object.entries(paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const [method, { parameters, responses, requestBody }] of Object.entries(methods)) {
        const at = `${method} ${path}`
        const named = parameters.map((one) => `${one.in} ${one.name}`)
        expect(new Set(named).size, at).toBe(named.length)
        const bound = parameters.filter((one) => one.in === 'path')
        expect(bound.map(({ name }) => name).sort(), at).toEqual(inPath.sort())
        expect(
          bound.every(({ required }) => required),
          at,
        ).toBe(true)
        expect(
          parameters.every(({ schema }) => schema),
          at,
        ).toBe(true)
        for (const status of Object.keys(responses)) expect(status, at).toMatch(/^([1-5]\d\d|default)$/)
        if (method === 'get' || method === 'head') expect(requestBody, at).toBeUndefined()
      }
    }
    const names = Object.values(components).flatMap((part) => Object.keys(part ?? {}))
    for (const name of names) expect(name).toMatch(/^[\w.-]+$/)
  })

  it('Every reference in the OpenAPI document resolves', async () => {
    const document = await openApi()
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, to = '']) => to)
    const holds = (pointer: string) => {
      const found = pointer
        .split('/')
        .reduce<unknown>((part, name) => Object(part)[name.replaceAll('~1', '/')], document)
      return found !== undefined
    }
    expect(pointers.length).toBeGreaterThan(100)
    expect(pointers.filter((pointer) => !holds(pointer))).toEqual([])
  })

  it('The OpenAPI document has every call of the services, with the response type that they expect', async () => {
    const { paths } = await openApi()
    const made = listServiceCalls()
    const described = ({ method, service, name }: Call) => {
      const matching = Object.entries(paths).flatMap(([path, methods]) => {
        const one = methods[method.toLowerCase()]
        return one && isThere([path], getAddress(service, name)) ? [{ path, one }] : []
      })
      // As the router does: a fixed path goes before one with parameters.
      const fixed = matching.filter(({ path }) => !path.includes('{'))
      return (fixed.length > 0 ? fixed : matching).map(({ one }) => one)
    }
    expect(made.filter((call) => described(call).length === 0)).toEqual([])
    const compared = made.flatMap((call) => {
      const answers = described(call).flatMap(({ responses }) =>
        Object.values(responses).map(({ content }) => content?.['application/json']?.schema?.$ref),
      )
      const names = answers.flatMap((ref) => (ref ? [ref.replace(/^.*\//, '')] : []))
      return /^\w+$/.test(call.response) && names.length > 0 ? [{ ...call, names }] : []
    })
    expect(compared.length).toBeGreaterThan(25)
    expect(compared.filter(({ response, names }) => !names.includes(response))).toEqual([])
  })

  it('This test finds every call of the services', () => {
    const seen = new Set(listServiceCalls().map(({ service, name, file }) => `${file} ${service}.${name}`))
    const said = clients.flatMap(({ file, source }) =>
      [...source.matchAll(/\bcalls\.(\w+)\.(\w+)/g)].map(([, service, name]) => `${file} ${service}.${name}`),
    )
    expect(said.filter((one) => !seen.has(one))).toEqual(['largeUpload.ts media.tus'])
    expect(seen.size).toBeGreaterThan(80)
  })

  it('The OpenAPI document has every API address of lib', async () => {
    const paths = Object.keys((await openApi()).paths)
    const named = Object.entries(calls).flatMap(([service, names]) =>
      Object.keys(names).map((name) => getAddress(service, name)),
    )
    expect(named.filter((address) => !isThere(paths, address))).toEqual([])
  })
})
