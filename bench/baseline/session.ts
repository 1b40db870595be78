import { createHmac, timingSafeEqual } from 'node:crypto'
import pg from 'pg'
import { brand } from '#lib/brand.ts'

/** Who is signed in, read from the session's row. */
export type Viewer = { id: string; provider: boolean; validated: boolean }

/** An error of the caller, with its HTTP status. */
export class CallerError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const cachedFor = 30_000
const cacheSize = 20_000

const bySession = {
  name: 'bench_session',
  text: `select accounts.id, accounts.provider, accounts.validated_at is not null as validated
    from sessions join accounts on accounts.id = sessions.account_id
    where sessions.id = $1 and sessions.expires_at > now() and sessions.used_at > now() - interval '72.5 days'
      and accounts.suspended_at is null`,
}

/** Signs a token for 15 minutes, which names the session and the pair of tokens that it belongs to. */
export function signToken(secret: string, session: string, refreshHash: string): string {
  const issued = Math.floor(Date.now() / 1000)
  const payload = {
    sid: `${session}.${refreshHash.slice(0, 12)}`,
    iss: brand.slug,
    iat: issued,
    exp: issued + 900,
  }
  const signed = `${header}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

const header = Buffer.from('{"alg":"HS256"}').toString('base64url')

/** The session that a token names; fails unless it is signed and in time. */
function verify(token: string, secret: string): { session: string; expires: number } {
  const [head = '', body = '', signature = ''] = token.split('.')
  const own = createHmac('sha256', secret).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== own.length || !timingSafeEqual(own, given))
    throw new CallerError(401, 'a forged token')
  const { sid, iss, exp }: { sid?: string; iss?: string; exp?: number } = JSON.parse(
    Buffer.from(body, 'base64url').toString(),
  )
  if (!sid || !exp || iss !== brand.slug || exp * 1000 <= Date.now())
    throw new CallerError(401, 'an old token')
  return { session: sid.slice(0, 36), expires: exp * 1000 }
}

/**
 * Finds who a token signs in. As in Brota, verified tokens are remembered, and a session's row is cached for 30 seconds
 * and dropped as soon as PostgreSQL notifies that it ended.
 */
export async function openSessions(pool: pg.Pool, connectionString: string, secret: string) {
  const verified = new Map<string, { session: string; expires: number }>()
  const known = new Map<string, { viewer: Viewer; until: number }>()
  let endings = 0
  const listener = new pg.Client({ connectionString })
  listener.on('error', () => process.exit(1))
  listener.on('notification', ({ payload = '' }) => {
    endings += 1
    if (payload === '*') known.clear()
    else known.delete(payload)
  })
  await listener.connect()
  await listener.query('listen session_ended')

  const getSession = (token: string): string => {
    const seen = verified.get(token)
    if (seen && seen.expires > Date.now()) return seen.session
    const fresh = verify(token, secret)
    if (verified.size >= cacheSize) verified.clear()
    verified.set(token, fresh)
    return fresh.session
  }

  return async (token: string): Promise<Viewer> => {
    const session = getSession(token)
    const cached = known.get(session)
    if (cached && cached.until > Date.now()) return cached.viewer
    const endingsBefore = endings
    const { rows } = await pool.query<Viewer>({ ...bySession, values: [session] })
    const viewer = rows[0]
    if (!viewer) throw new CallerError(401, 'an ended session')
    // A session that was read while one ended may be outdated already.
    if (endings === endingsBefore) {
      if (known.size >= cacheSize) known.clear()
      known.set(session, { viewer, until: Date.now() + cachedFor })
    }
    return viewer
  }
}
