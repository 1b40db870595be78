import type { Language } from '#contracts/languages.ts'
import { inLanguage } from '#lib/paths.ts'
import type { Hashing } from './auth/hashing.ts'
import type { Auth } from './auth/index.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config/index.ts'
import type { Database } from './db/index.ts'
import type { Files } from './files/index.ts'
import type { Images } from './images/index.ts'
import type { Limits } from './limits/index.ts'
import type { Quotes } from './live/badges.ts'
import type { Live } from './live/index.ts'
import type { Streams } from './live/streams.ts'
import type { Log } from './log/index.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Tracing } from './observability/tracing.ts'
import type { Ports } from './ports.ts'
import type { RedisConnection } from './redis/index.ts'

/** The services that every module uses, created once by main.ts, or by a test with parts of its own. */
export type Platform = {
  config: Config
  log: Log
  clock: Clock
  database: Database
  /** Null without REDIS_URL. */
  redis: RedisConnection | null
  live: Live
  streams: Streams
  quotes: Quotes
  ports: Ports
  limits: Limits
  auth: Auth
  hashing: Hashing
  files: Files
  images: Images
  mailer: Mailer
  metrics: Metrics
  /** Null without OTEL_EXPORTER_OTLP_ENDPOINT. */
  tracing: Tracing | null
}

let installed: Platform | null = null

export function installPlatform(created: Platform): void {
  installed = created
}

/** Returns the platform of this process; throws before it is installed. */
export function platform(): Platform {
  if (!installed)
    throw new Error(
      'The platform is not installed yet: main.ts or the test has to call installPlatform first',
    )
  return installed
}

/** The absolute URL of a path of this site, for feeds; emails use `emailAddress`. */
export const siteAddress = (path: string): string => platform().config.publicUrl + path

/** The absolute URL of a page for an email: it opens in the email's language where the reader has chosen none. */
export function emailAddress(path: string, language: Language): string {
  const [page = '', part] = path.split('#', 2)
  return siteAddress(inLanguage(page, language)) + (part ? `#${part}` : '')
}
