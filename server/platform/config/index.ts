import { resolve } from 'node:path'
import { brand } from '#lib/brand.ts'
import { isLoopback } from '#lib/loopback.ts'
import { type Environment, Reader } from './reader.ts'

/** Everything an operator may set. Read once at start by main.ts; modules take it from platform().config. */
export type Config = ReturnType<typeof readConfig>

const logLevels = ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'] as const

/** Environment -> checked configuration; refuses with one readable list of all that is wrong. */
export function readConfig(environment: Environment = process.env) {
  const read = new Reader(environment)
  const port = read.integer('PORT', 3000, { min: 0, max: 65535 })
  const publicUrl = read.url('PUBLIC_URL', `http://localhost:${port}`)
  const isLocal = isLoopback(publicUrl.hostname)
  const host = read.text('HOST', '127.0.0.1')
  const trustProxy = read.flag('TRUST_PROXY', false)
  const database = readDatabase(read)
  const config = {
    production: environment.NODE_ENV === 'production',
    port,
    host,
    publicUrl: publicUrl.origin,
    isLocal,
    dataDir: resolve(read.text('DATA_DIR', '.data')),
    diskFloorMb: read.integer('DISK_FLOOR_MB', 500, { min: 0, max: 1_000_000_000 }),
    ...database,
    workers: environment.NODE_ENV === 'production' ? read.integer('WORKERS', 1, { min: 1, max: 64 }) : 1,
    ...readMail(read, publicUrl, isLocal),
    ...readSecrets(read, isLocal),
    passwordMax: read.integer('PASSWORD_MAX', 16, { min: 12, max: 256 }),
    minimumAge: read.integer('MINIMUM_AGE', 16, { min: 0, max: 120 }),
    operator: readOperator(read, publicUrl),
    donations: readDonations(read),
    timeZone: read.timeZone('TIME_ZONE', 'Europe/Madrid'),
    rateLimits: read.flag('RATE_LIMITS', true),
    signUpsPerAddress: read.integer('SIGN_UPS_PER_ADDRESS', 5, { min: 1, max: 100_000 }),
    trustProxy,
    ...readDemo(read, {
      isLocal,
      isReachable: !isLoopback(host) || trustProxy,
      isDatabaseOurs: database.databaseUrl === '',
    }),
    ...readOutside(read),
    metricsToken: read.text('METRICS_TOKEN'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels),
  }
  read.throwIfInvalid()
  return config
}

const readDatabase = (read: Reader) => ({
  databaseUrl: read.shaped('DATABASE_URL', /^postgres(ql)?:\/\/./, 'postgres://user:password@host:5432/name'),
  databaseConnections: read.integer('DATABASE_CONNECTIONS', 20, { min: 2, max: 500 }),
})

/**
 * The demo town (whose password everybody knows) and the pages for developers: on this machine only. Where others may
 * reach its port both wait for DEMO to say so; a database that others run is filled only then, too.
 */
function readDemo(
  read: Reader,
  { isLocal, isReachable, isDatabaseOurs }: Record<'isLocal' | 'isReachable' | 'isDatabaseOurs', boolean>,
) {
  const said = read.text('DEMO') === '' ? null : read.flag('DEMO', true)
  const devPages = isLocal && (said === true || !isReachable)
  return { devPages, demo: devPages && (said ?? isDatabaseOurs) }
}

/** Whoever guesses one signs in as anybody: where others come, it is no word. */
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
    read.complain('AUTH_SECRET_PREVIOUS', 'must not be set without AUTH_SECRET, which takes its place')
  return { authSecret, authSecretPrevious }
}

function readMail(read: Reader, publicUrl: URL, isLocal: boolean) {
  const smtpUrl = read.shaped('SMTP_URL', /^smtps?:\/\/./, 'smtp://user:password@mail.example.org:587')
  if (!isLocal && !smtpUrl) {
    read.complain(
      'SMTP_URL',
      'must be set when PUBLIC_URL is not this machine, else nobody can validate an account',
    )
  }
  return {
    smtpUrl,
    mailFrom: read.text('MAIL_FROM', `${brand.name} <no-reply@${publicUrl.hostname}>`),
    mailUndoSeconds: read.integer('MAIL_UNDO_SECONDS', 600, { min: 0, max: 86_400 }),
  }
}

/** Who runs the site, as its own texts name them. */
const readOperator = (read: Reader, publicUrl: URL) => ({
  name: read.text('OPERATOR_NAME', brand.name),
  address: read.text('OPERATOR_ADDRESS'),
  email: read.text('CONTACT_EMAIL', `contact@${publicUrl.hostname}`),
  isNamed: ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'CONTACT_EMAIL'].every((name) => read.text(name) !== ''),
})

/** Where gifts go: nothing is shown while nothing is set. No card data passes through here. */
const readDonations = (read: Reader) => ({
  iban: read.text('DONATE_IBAN'),
  bizum: read.text('DONATE_BIZUM'),
  paypal: read.link('DONATE_PAYPAL'),
  stripe: read.link('DONATE_STRIPE'),
})

/** What lies outside this house: other issuers, hosts, scripts. */
function readOutside(read: Reader) {
  return {
    google: {
      clientId: read.text('GOOGLE_CLIENT_ID'),
      issuer: read.text('GOOGLE_ISSUER', 'https://accounts.google.com'),
      jwksUrl: read.text('GOOGLE_JWKS_URL', 'https://www.googleapis.com/oauth2/v3/certs'),
    },
    hosts: {
      account: read.text('NEXT_PUBLIC_ACCOUNT_HOST', '/api/account'),
      friends: read.text('NEXT_PUBLIC_FRIENDS_HOST', '/api/friends'),
      notifications: read.text('NEXT_PUBLIC_NOTIFICATIONS_HOST', '/api/notifications'),
      chat: read.text('NEXT_PUBLIC_CHAT_HOST', '/api/chat'),
      posts: read.text('NEXT_PUBLIC_POSTS_HOST', '/api/posts'),
      jobs: read.text('NEXT_PUBLIC_JOBS_HOST', '/api/jobs'),
    },
    countriesUrl: read.text('NEXT_PUBLIC_COUNTRIES_URL', '/api/countries'),
    measuring: readMeasuring(read),
    helpChatUrl: read.link('HELP_CHAT_URL'),
  }
}

/** What counts visits, for those who agree to it: nothing while nothing is set. */
function readMeasuring(read: Reader) {
  const tagManagerId = read.text('GTM_ID')
  if (tagManagerId && !/^GTM-[A-Z0-9]+$/.test(tagManagerId))
    read.complain('GTM_ID', `must be a container such as GTM-ABC123, not "${tagManagerId}"`)
  return { tagManagerId, crmScriptUrl: read.link('CRM_SCRIPT_URL') }
}
