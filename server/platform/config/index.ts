import { resolve } from 'node:path'
import { brand } from '#lib/brand.ts'
import { isLoopback } from '#lib/loopback.ts'
import { readMediaStore } from './mediaStore.ts'
import { type Environment, Reader } from './reader.ts'

/** All settings of an operator, read once by main.ts; modules use platform().config. */
export type Config = ReturnType<typeof readConfig>

const logLevels = ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'] as const

/** Reads and checks the environment; throws an OperatorError that lists every mistake. */
export function readConfig(environment: Environment = process.env) {
  const read = new Reader(environment)
  const port = read.integer('PORT', 3000, { min: 0, max: 65535 })
  const publicUrl = read.origin('PUBLIC_URL', `http://localhost:${port}`)
  const isLocal = isLoopback(publicUrl.hostname)
  const host = read.text('HOST', '127.0.0.1')
  const proxy = readProxy(read)
  const database = readDatabase(read)
  const config = {
    production: environment.NODE_ENV === 'production',
    port,
    host,
    publicUrl: publicUrl.origin,
    isLocal,
    ...readStorage(read),
    ...database,
    ...readProcesses(read, environment, database.databaseReplicaUrls.length > 0),
    ...readMail(read, publicUrl, isLocal),
    ...readSecrets(read, isLocal),
    passwordMax: read.integer('PASSWORD_MAX', 16, { min: 12, max: 256 }),
    minimumAge: read.integer('MINIMUM_AGE', 16, { min: 0, max: 120 }),
    operator: readOperator(read, publicUrl),
    donations: readDonations(read),
    timeZone: read.timeZone('TIME_ZONE', 'Europe/Madrid'),
    rateLimits: read.flag('RATE_LIMITS', true),
    signUpsPerAddress: read.integer('SIGN_UPS_PER_ADDRESS', 5, { min: 1, max: 100_000 }),
    ...proxy,
    ...readDemo(read, {
      isLocal,
      isReachable: !isLoopback(host) || proxy.trustProxy,
      isDatabaseOurs: database.databaseUrl === '',
    }),
    ...readExternal(read),
    metricsToken: readMetricsToken(read),
    tracesUrl: read.shaped('OTEL_EXPORTER_OTLP_ENDPOINT', /^https?:\/\/./, 'http://collector:4318'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels),
  }
  read.throwIfInvalid()
  return config
}

/** Where files are stored, and the CDN that sends those open to all. */
const readStorage = (read: Reader) => ({
  dataDir: resolve(read.text('DATA_DIR', '.data')),
  diskFloorMb: read.integer('DISK_FLOOR_MB', 500, { min: 0, max: 1_000_000_000 }),
  mediaStore: readMediaStore(read),
  mediaPublicUrl: read.link('MEDIA_PUBLIC_URL').replace(/\/+$/, ''),
})

/** What stands between the visitors and this server. */
const readProxy = (read: Reader) => ({
  trustProxy: read.flag('TRUST_PROXY', false),
  cdn: read.flag('CDN', false),
})

/** Prometheus sends it in a header, where an accent would never compare as equal. */
function readMetricsToken(read: Reader): string {
  const token = read.text('METRICS_TOKEN')
  if (!/^[ -~]*$/.test(token)) read.complain('METRICS_TOKEN', 'must have no accents: openssl rand -hex 24')
  return token
}

const databaseAddress = /^postgres(ql)?:\/\/./
const databaseExample = 'postgres://user:password@host:5432/name'

function readDatabase(read: Reader) {
  const readUrl = (name: string) => read.shaped(name, databaseAddress, databaseExample)
  const [databaseUrl, databaseDirectUrl] = [readUrl('DATABASE_URL'), readUrl('DATABASE_DIRECT_URL')]
  if (databaseDirectUrl && !databaseUrl)
    read.complain('DATABASE_DIRECT_URL', 'must not be set without DATABASE_URL, whose server it names')
  const databaseReplicaUrls = read.list('DATABASE_REPLICA_URLS', databaseAddress, databaseExample)
  if (databaseReplicaUrls.length > 0 && !databaseUrl)
    read.complain('DATABASE_REPLICA_URLS', 'must not be set without DATABASE_URL, whose replicas it names')
  return {
    databaseUrl,
    /** For what needs a session: migrations, LISTEN, the queue and backups. Other than DATABASE_URL behind a pooler. */
    databaseDirectUrl: databaseDirectUrl || databaseUrl,
    databaseReplicaUrls,
    databaseConnections: read.integer('DATABASE_CONNECTIONS', 20, { min: 2, max: 500 }),
  }
}

const roles = ['all', 'web', 'worker'] as const
export type Role = (typeof roles)[number]

/** What the processes of this machine do, how many they are, and what they share with other machines. */
function readProcesses(read: Reader, { NODE_ENV }: Environment, hasReplicas: boolean) {
  const role = read.oneOf('ROLE', roles)
  for (const name of ['DATABASE_URL', 'AUTH_SECRET'])
    if (role !== 'all' && !read.text(name))
      read.complain(name, `must be set when ROLE is ${role}, because the other role has to have the same`)
  const workers = NODE_ENV === 'production' ? read.integer('WORKERS', 1, { min: 1, max: 64 }) : 1
  const redisUrl = read.shaped('REDIS_URL', /^rediss?:\/\/./, 'redis://:password@host:6379/0')
  if (hasReplicas && workers > 1 && !redisUrl)
    read.complain(
      'WORKERS',
      'must be 1 with DATABASE_REPLICA_URLS unless REDIS_URL is set: each process knows its own last writes only',
    )
  return {
    role,
    workers,
    redisUrl,
  }
}

/**
 * The demo town, whose password is public, and the pages for developers are only for a local PUBLIC_URL. When other
 * machines can reach the port, or for the demo when the database is not embedded, DEMO has to be on.
 */
function readDemo(
  read: Reader,
  { isLocal, isReachable, isDatabaseOurs }: Record<'isLocal' | 'isReachable' | 'isDatabaseOurs', boolean>,
) {
  const setting = read.text('DEMO') === '' ? null : read.flag('DEMO', true)
  const devPages = isLocal && (setting === true || !isReachable)
  return { devPages, demo: devPages && (setting ?? isDatabaseOurs) }
}

/** A guessed secret signs in as anyone, so a public site needs long ones. */
function readSecrets(read: Reader, isLocal: boolean) {
  const [authSecret, authSecretPrevious] = [read.text('AUTH_SECRET'), read.text('AUTH_SECRET_PREVIOUS')]
  for (const [name, secret] of Object.entries({
    AUTH_SECRET: authSecret,
    AUTH_SECRET_PREVIOUS: authSecretPrevious,
  })) {
    if (!isLocal && secret !== '' && secret.length < 32)
      read.complain(name, 'must have 32 characters or more: openssl rand -base64 48')
  }
  if (authSecretPrevious && !authSecret)
    read.complain('AUTH_SECRET_PREVIOUS', 'must not be set without AUTH_SECRET, which replaces it')
  return { authSecret, authSecretPrevious }
}

function readMail(read: Reader, publicUrl: URL, isLocal: boolean) {
  const smtpUrl = read.shaped('SMTP_URL', /^smtps?:\/\/./, 'smtp://user:password@mail.example.org:587')
  if (!isLocal && !smtpUrl) {
    read.complain(
      'SMTP_URL',
      'must be set when PUBLIC_URL is not this machine, because accounts are validated by email',
    )
  }
  return {
    smtpUrl,
    mailFrom: read.mailbox(
      'MAIL_FROM',
      `${brand.name} <no-reply@${publicUrl.hostname}>`,
      'Brota <hello@example.org>',
    ),
    mailUndoSeconds: read.integer('MAIL_UNDO_SECONDS', 600, { min: 0, max: 86_400 }),
  }
}

/** The operator as the legal pages name them. */
const readOperator = (read: Reader, publicUrl: URL) => ({
  name: read.text('OPERATOR_NAME', brand.name),
  address: read.text('OPERATOR_ADDRESS'),
  email: read.mailbox('CONTACT_EMAIL', `contact@${publicUrl.hostname}`, 'hello@example.org'),
  isNamed: ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'CONTACT_EMAIL'].every((name) => read.text(name) !== ''),
})

/** How to donate; what is not set is not shown. No card data passes through Brota. */
const readDonations = (read: Reader) => ({
  iban: read.iban('DONATE_IBAN'),
  bizum: read.text('DONATE_BIZUM'),
  paypal: read.link('DONATE_PAYPAL'),
  stripe: read.link('DONATE_STRIPE'),
})

const googleIssuer = 'https://accounts.google.com'
const googleKeys = 'https://www.googleapis.com/oauth2/v3/certs'

/** Another issuer signs with other keys than Google's, so that no token of it would be valid with those. */
function readGoogle(read: Reader) {
  const readUrl = (name: string, ours: string) => read.shaped(name, /^https?:\/\/./, ours) || ours
  const [issuer, jwksUrl] = [readUrl('GOOGLE_ISSUER', googleIssuer), readUrl('GOOGLE_JWKS_URL', googleKeys)]
  if ((issuer === googleIssuer) !== (jwksUrl === googleKeys))
    read.complain(
      'GOOGLE_JWKS_URL',
      'must be set with GOOGLE_ISSUER, and only with it: the keys are the issuer’s',
    )
  return { clientId: read.text('GOOGLE_CLIENT_ID'), issuer, jwksUrl }
}

/** External services: Google, hosts of the six services, scripts. */
function readExternal(read: Reader) {
  return {
    google: readGoogle(read),
    hosts: {
      account: read.service('NEXT_PUBLIC_ACCOUNT_HOST', '/api/account'),
      friends: read.service('NEXT_PUBLIC_FRIENDS_HOST', '/api/friends'),
      notifications: read.service('NEXT_PUBLIC_NOTIFICATIONS_HOST', '/api/notifications'),
      chat: read.service('NEXT_PUBLIC_CHAT_HOST', '/api/chat'),
      posts: read.service('NEXT_PUBLIC_POSTS_HOST', '/api/posts'),
      jobs: read.service('NEXT_PUBLIC_JOBS_HOST', '/api/jobs'),
    },
    countriesUrl: read.service('NEXT_PUBLIC_COUNTRIES_URL', '/api/countries'),
    measuring: readMeasuring(read),
    helpChatUrl: read.link('HELP_CHAT_URL'),
    mapStyleUrl: read.link('MAP_STYLE_URL'),
  }
}

/** The scripts that measure visits of people who agreed; none while none is set. */
function readMeasuring(read: Reader) {
  const tagManagerId = read.text('GTM_ID')
  if (tagManagerId && !/^GTM-[A-Z0-9]+$/.test(tagManagerId))
    read.complain('GTM_ID', `must be a container such as GTM-ABC123, not "${tagManagerId}"`)
  return { tagManagerId, crmScriptUrl: read.link('CRM_SCRIPT_URL') }
}
