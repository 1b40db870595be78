import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config/index.ts'
import { getPublicConfig } from '#server/platform/config/public.ts'

/** Every variable that the configuration reads. */
function namesRead(): string[] {
  const names = new Set<string>()
  const environment = new Proxy<Record<string, string>>(
    { NODE_ENV: 'production' },
    {
      get(given, name) {
        names.add(String(name))
        return given[String(name)]
      },
    },
  )
  readConfig(environment)
  names.delete('NODE_ENV')
  return [...names].sort()
}

const example = readFileSync('.env.example', 'utf8')
const table = readFileSync('README.md', 'utf8').split('## Configuration')[1]?.split('\n## ')[0] ?? ''

test('.env.example lists exactly the variables that can be set', () => {
  const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual(namesRead())
})

test('.env.example is a valid configuration as it is', () => {
  process.loadEnvFile('.env.example')
  expect(readConfig()).toMatchObject({ publicUrl: 'http://localhost:3000', isLocal: true, rateLimits: true })
})

test('The README describes exactly the variables that exist', () => {
  const told = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name))
  expect(told.sort()).toEqual(namesRead())
})

test.each(['web', 'worker'])('The role %s needs the database and the secret of the other role', (role) => {
  const shared = {
    DATABASE_URL: 'postgres://db/brota',
    AUTH_SECRET: 'as long a secret as any other role has to have',
  }
  expect(readConfig({ ROLE: role, ...shared }).role).toBe(role)
  for (const name of Object.keys(shared))
    expect(() => readConfig({ ROLE: role, ...shared, [name]: '' })).toThrow(
      `${name} must be set when ROLE is`,
    )
})

test('Configuration errors are reported together, by variable', () => {
  const wrong = {
    PORT: 'three',
    PUBLIC_URL: 'brota',
    TRUST_PROXY: 'perhaps',
    TIME_ZONE: 'Moon/Base',
    WORKERS: '0',
    LOG_LEVEL: 'loud',
    ROLE: 'cook',
    DATABASE_URL: 'mysql://localhost/brota',
    REDIS_URL: 'http://localhost:6379',
    SMTP_URL: 'mail.example.org',
    METRICS_TOKEN: 'contraseña',
  }
  for (const name of Object.keys(wrong)) {
    expect(() => readConfig({ NODE_ENV: 'production', ...wrong })).toThrow(
      new RegExp(`^ {2}${name} must`, 'm'),
    )
  }
})

test('Addresses that nothing can connect to are reported with the other mistakes, not by what uses them later', () => {
  const wrong = {
    PUBLIC_URL: 'https://brota.example/volunteers',
    DATABASE_URL: 'postgres://brota:secret@db:port/brota',
    DATABASE_REPLICA_URLS: 'postgres://replica/brota,postgres://brota:a#b@replica/brota',
    REDIS_URL: 'redis://redis:port/0',
    SMTP_URL: 'smtp://mail.example.org:port',
    S3_ENDPOINT: 'https://s3.example.org:port',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://%%',
    GOOGLE_JWKS_URL: 'certs',
    GOOGLE_ISSUER: 'google',
    NEXT_PUBLIC_ACCOUNT_HOST: 'https://accounts:port',
    NEXT_PUBLIC_CHAT_HOST: 'chat',
    NEXT_PUBLIC_COUNTRIES_URL: '//countries',
    MAIL_FROM: 'Brota of Madrid',
    CONTACT_EMAIL: 'hello at brota',
  }
  for (const name of Object.keys(wrong)) {
    expect(() => readConfig(wrong)).toThrow(new RegExp(`^ {2}${name} must`, 'm'))
    expect(() => readConfig(wrong)).not.toThrow('secret')
  }
})

test('Another issuer than Google needs the address of its keys, and the other way round', () => {
  const other = { GOOGLE_ISSUER: 'https://id.example.org', GOOGLE_JWKS_URL: 'https://id.example.org/keys' }
  expect(readConfig(other).google).toMatchObject({
    issuer: other.GOOGLE_ISSUER,
    jwksUrl: other.GOOGLE_JWKS_URL,
  })
  for (const half of [
    { ...other, GOOGLE_JWKS_URL: '' },
    { ...other, GOOGLE_ISSUER: '' },
  ])
    expect(() => readConfig(half)).toThrow(/^ {2}GOOGLE_JWKS_URL must/m)
})

test('Addresses of every kind that the programs behind them take are taken', () => {
  const right = {
    PUBLIC_URL: 'https://brota.example/',
    DATABASE_URL: 'postgres://brota:a%40b@/brota?host=/var/run/postgresql',
    DATABASE_DIRECT_URL: 'postgresql:///brota?host=/tmp&user=brota',
    REDIS_URL: 'rediss://:p%23ss@redis:6379/1',
    SMTP_URL: 'smtps://user%40example.org:p@mail.example.org:465',
    NEXT_PUBLIC_ACCOUNT_HOST: 'https://accounts.brota.example/api',
    NEXT_PUBLIC_CHAT_HOST: '/chat',
    MAIL_FROM: '"Brota, Madrid" <hello@brota.example>',
    CONTACT_EMAIL: 'hello@brota.example',
  }
  expect(readConfig(right)).toMatchObject({ publicUrl: 'https://brota.example', mailFrom: right.MAIL_FROM })
  expect(readConfig({ ...right, MAIL_FROM: 'hello@brota.example' }).mailFrom).toBe('hello@brota.example')
})

test('The number of the account for donations is checked by its own check digits', () => {
  const right = ['ES91 2100 0418 4502 0005 1332', 'pt50000201231234567890154', '']
  for (const DONATE_IBAN of right) expect(readConfig({ DONATE_IBAN }).donations.iban).toBe(DONATE_IBAN)
  const wrong = ['ES91 2100 0418 4502 0005 1323', 'ES91', '2100 0418 4502 0005 1332', 'our account']
  for (const DONATE_IBAN of wrong)
    expect(() => readConfig({ DONATE_IBAN })).toThrow('DONATE_IBAN must be an IBAN')
})

test('A pooler and replicas need a database of the operator, and replicas a single process or a Redis', () => {
  const [DATABASE_URL, replica] = ['postgres://db/brota', 'postgres://replica/brota']
  const { databaseDirectUrl, databaseReplicaUrls } = readConfig({ DATABASE_URL })
  expect([databaseDirectUrl, databaseReplicaUrls]).toEqual([DATABASE_URL, []])
  const two = { DATABASE_URL, DATABASE_REPLICA_URLS: `${replica}, ${replica}2` }
  expect(readConfig(two).databaseReplicaUrls).toEqual([replica, `${replica}2`])
  expect(() => readConfig({ ...two, NODE_ENV: 'production', WORKERS: '2' })).toThrow('WORKERS must be 1')
  const shared = { ...two, NODE_ENV: 'production', WORKERS: '2', REDIS_URL: 'redis://localhost' }
  expect(readConfig(shared).workers).toBe(2)
  expect(() => readConfig({ DATABASE_DIRECT_URL: DATABASE_URL })).toThrow('without DATABASE_URL')
  expect(() => readConfig({ DATABASE_REPLICA_URLS: replica })).toThrow('without DATABASE_URL')
  expect(() => readConfig({ ...two, DATABASE_REPLICA_URLS: 'replica' })).toThrow('DATABASE_REPLICA_URLS must')
})

test('A public site requires a mail server', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://brota.example' })).toThrow('SMTP_URL must be set')
})

test('A public site rejects secrets that can be guessed; a local one accepts any', () => {
  const site = { PUBLIC_URL: 'https://brota.example', SMTP_URL: 'smtp://mail.example', AUTH_SECRET: 'secret' }
  expect(() => readConfig(site)).toThrow('AUTH_SECRET must have 32 characters')
  expect(readConfig({ AUTH_SECRET: 'secret' }).authSecret).toBe('secret')
  expect(readConfig({ ...site, AUTH_SECRET: 'a'.repeat(32) }).authSecret).toHaveLength(32)
})

test('The previous secret follows the rules of the current one and is useless alone', () => {
  const site = {
    PUBLIC_URL: 'https://brota.example',
    SMTP_URL: 'smtp://mail.example',
    AUTH_SECRET: 'a'.repeat(32),
  }
  expect(() => readConfig({ ...site, AUTH_SECRET_PREVIOUS: 'b' })).toThrow(
    'AUTH_SECRET_PREVIOUS must have 32',
  )
  expect(() => readConfig({ AUTH_SECRET_PREVIOUS: 'b' })).toThrow('must not be set without AUTH_SECRET')
  expect(readConfig({ ...site, AUTH_SECRET_PREVIOUS: 'b'.repeat(32) }).authSecretPrevious).toHaveLength(32)
})

test.each([
  ['', 'brota-web.apps.example'],
  ['https://brota.example/accounts', 'brota-web.apps.example'],
  ['https://accounts.brota.example', ''],
])('Google is offered where its cookie reaches the account service: %j', (host, offered) => {
  const told = getPublicConfig(
    readConfig({
      PUBLIC_URL: 'https://brota.example',
      SMTP_URL: 'smtps://mail.example',
      AUTH_SECRET: 'x9'.repeat(20),
      NEXT_PUBLIC_ACCOUNT_HOST: host,
      GOOGLE_CLIENT_ID: 'brota-web.apps.example',
    }),
  )
  expect(told.googleClientId).toBe(offered)
})

describe('the demo town and the pages for developers', () => {
  const of = (environment: Record<string, string>) => {
    const { demo, devPages } = readConfig({ SMTP_URL: 'smtp://mail.example', ...environment })
    return { demo, devPages }
  }
  const both = { demo: true, devPages: true }
  const neither = { demo: false, devPages: false }

  test.each([
    ['on this machine alone', {}, both],
    ['on this machine, by its other names', { HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' }, both],
    [
      'on a database of others only the pages',
      { DATABASE_URL: 'postgres://db/brota' },
      { demo: false, devPages: true },
    ],
    [
      'there, too, where they are said to be wanted',
      { DATABASE_URL: 'postgres://db/brota', DEMO: 'on' },
      both,
    ],
    ['with DEMO off only the pages', { DEMO: 'off' }, { demo: false, devPages: true }],
    ['where others reach the port', { HOST: '0.0.0.0' }, neither],
    ['behind a proxy', { TRUST_PROXY: 'on' }, neither],
    ['where both are said to be wanted', { HOST: '0.0.0.0', TRUST_PROXY: 'on', DEMO: 'on' }, both],
    ['where DEMO is off and others reach the port', { HOST: '0.0.0.0', DEMO: 'off' }, neither],
    ['on a site of others, whatever is said', { PUBLIC_URL: 'https://brota.example', DEMO: 'on' }, neither],
  ])('The demo town and the developer pages: %s', (_, environment, expected) => {
    expect(of(environment)).toEqual(expected)
  })

  test('compose.yaml enables them on this machine only; the image and the example do not', () => {
    const compose = readFileSync('compose.yaml', 'utf8')
    expect(compose).toMatch(/^ +DEMO: \$\{DEMO:-on\}$/m)
    const published = [...compose.matchAll(/^ +- (\S+:3000)$/gm)].map(([, port]) => port)
    expect(published).toEqual(['127.0.0.1:3000:3000'])
    expect(readFileSync('Dockerfile', 'utf8')).not.toContain('DEMO')
    expect(example).toMatch(/^DEMO=$/m)
  })
})

test('A bucket for files is an s3:// address with its keys, and without one files are on the disk', () => {
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({}).mediaStore).toBeNull()
  expect(readConfig({ ...keys, MEDIA_URL: 's3://brota/a/b/' }).mediaStore).toEqual({
    bucket: 'brota',
    prefix: 'a/b',
    endpoint: '',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
  expect(() => readConfig({ ...keys, MEDIA_URL: 'https://brota.example' })).toThrow(
    'MEDIA_URL must look like',
  )
  expect(() => readConfig({ MEDIA_URL: 's3://brota' })).toThrow('MEDIA_URL needs S3_ACCESS_KEY_ID')
})
