import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#server/platform/config/index.ts'

type Service = {
  image?: string
  profiles?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  env_file?: { path: string; required: boolean }[]
  healthcheck?: object
  stop_grace_period?: string
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null> }

const compose: Compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true })
const { services, volumes } = compose
const inProfile = (profile: string) =>
  Object.keys(services).filter((name) => services[name]?.profiles?.includes(profile))
const ours = Object.keys(services).filter((name) => services[name]?.image === 'brota')

/** Replaces `${NAME:-default}` and `${NAME:?message}` from the inside out, as Compose does. */
function interpolate(text: string, values: Record<string, string>): string {
  const replaced = text.replace(/\$\{(\w+)(?::([-?])([^{}]*))?\}/g, (_, name, kind, rest) => {
    const value = values[name]
    if (value) return value
    if (kind === '-') return rest
    throw new Error(`${name} has no value: ${rest}`)
  })
  return replaced === text ? text : interpolate(replaced, values)
}

const read = (name: string, env: Record<string, string>) =>
  readConfig({
    NODE_ENV: 'production',
    ...env,
    ...Object.fromEntries(
      Object.entries(services[name]?.environment ?? {}).map(([key, text]) => [key, interpolate(text, env)]),
    ),
  })

describe('compose.yaml', () => {
  test('Each size is a profile, and every service belongs to one', () => {
    expect(inProfile('server').sort()).toEqual(['app', 'database'])
    expect(inProfile('site').sort()).toEqual(['database', 'nginx', 'redis', 'web-1', 'web-2', 'worker'])
    expect(Object.keys(services).filter((name) => !services[name]?.profiles)).toEqual([])
  })

  test('The README starts one of the sizes, since without a profile nothing starts', () => {
    const starts = readFileSync('README.md', 'utf8').match(/^docker compose .*\bup\b.*$/gm) ?? []
    expect(starts.map((line) => /--profile (\w+)/.exec(line)?.[1])).toEqual(['server'])
  })

  test('What a service waits for starts with it and reports its health, and each volume is declared', () => {
    for (const [name, { depends_on = {}, volumes: used = [], profiles = [] }] of Object.entries(services)) {
      for (const other of Object.keys(depends_on)) {
        expect(profiles.filter((profile) => !inProfile(profile).includes(other))).toEqual([])
        expect([name, ours.includes(other) || services[other]?.healthcheck]).not.toEqual([name, undefined])
      }
      const named = used
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((volume) => !volume.startsWith('.'))
      expect(named.filter((volume) => !(volume in volumes))).toEqual([])
    }
  })

  test('The containers of Brota set only settings that exist', () => {
    const example = readFileSync('.env.example', 'utf8')
    const known = new Set([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name))
    for (const name of ours)
      expect(Object.keys(services[name]?.environment ?? {}).filter((key) => !known.has(key))).toEqual([])
  })

  const env = {
    POSTGRES_PASSWORD: 'abc123',
    PUBLIC_URL: 'https://brota.example.org',
    SMTP_URL: 'smtp://mail.example.org',
    AUTH_SECRET: 'a'.repeat(48),
  }

  test('A server and a site start with their settings', () => {
    expect(ours).toEqual(['app', 'web-1', 'web-2', 'worker'])
    const app = read('app', { ...env, WORKERS: '4' })
    expect(app).toMatchObject({ role: 'all', workers: 4, demo: false, dataDir: '/data' })
    expect(app.databaseUrl).toBe('postgres://brota:abc123@database:5432/brota')
    for (const name of ['web-1', 'web-2'])
      expect(read(name, env)).toMatchObject({
        role: 'web',
        trustProxy: true,
        redisUrl: 'redis://redis:6379/0',
      })
    expect(read('worker', env)).toMatchObject({ role: 'worker', redisUrl: 'redis://redis:6379/0' })
  })

  test('A site may have its database and Redis elsewhere, and does not start without a secret', () => {
    const elsewhere = { DATABASE_URL: 'postgres://pooler/brota', REDIS_URL: 'rediss://elsewhere:6379' }
    expect(read('web-1', { ...env, ...elsewhere })).toMatchObject({
      databaseUrl: elsewhere.DATABASE_URL,
      redisUrl: elsewhere.REDIS_URL,
    })
    expect(() => read('web-1', { ...env, AUTH_SECRET: '' })).toThrow('AUTH_SECRET')
    expect(() => read('app', { ...env, POSTGRES_PASSWORD: '' })).toThrow('put POSTGRES_PASSWORD into .env')
  })

  test('Each container of Brota has time to close, and they share one store of files', () => {
    for (const name of ours) expect(services[name]?.volumes).toEqual(['data:/data'])
    // The longest close of a process takes 60 seconds.
    for (const name of ours)
      expect(Number.parseInt(services[name]?.stop_grace_period ?? '', 10)).toBeGreaterThan(60)
  })
})
