import { createHash, createHmac, randomBytes } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import type pg from 'pg'
import { v7 as createId } from 'uuid'
import { cookieNames } from '#lib/cookies.ts'
import { CallerError, signToken } from './session.ts'

export type Login = { email: string; password: string }

const findAccount = {
  name: 'bench_login_account',
  text: `select id, password_hash, json_build_object('id', id, 'name', name, 'provider', provider, 'email', email,
      'city', city, 'country', country, 'state', state, 'phone', phone, 'age', age, 'sex', sex, 'about', about,
      'avatar', avatar, 'background', background, 'categories', categories, 'work_shift', work_shift,
      'newsletter', newsletter, 'language', language, 'theme', theme, 'timeZone', time_zone,
      'rate_sum', rate_sum, 'rate_count', rate_count, 'createdAt', created_at, 'validated', validated_at is not null,
      'moderator', moderator)::text as account
    from accounts where email = $1 and validated_at is not null and suspended_at is null`,
}

/** Starts a session unless the password has changed since it was read; the account stays locked until it is saved. */
const startSession = {
  name: 'bench_login_session',
  text: `insert into sessions (id, account_id, refresh_hash, user_agent, expires_at)
    select $1, id, $2, $5, now() + interval '180 days' from accounts
    where id = $3 and password_hash = $4 and suspended_at is null for update returning id`,
}

type LoginOptions = { secret: string; userAgent: string }
/** The account with its new tokens, and the cookie that makes the device known. */
type LoggedIn = { body: string; cookie: string }

/** Verifies the password and returns the account with the tokens of a new session; of the refresh token only a hash is stored. */
export async function login(
  pool: pg.Pool,
  { email, password }: Login,
  { secret, userAgent }: LoginOptions,
): Promise<LoggedIn> {
  const found = await pool.query<{ id: string; password_hash: string; account: string }>({
    ...findAccount,
    values: [email],
  })
  const account = found.rows[0]
  if (!account || !(await verify(account.password_hash, password)))
    throw new CallerError(401, `${email} cannot log in`)
  const session = createId()
  const refreshToken = randomBytes(32).toString('base64url')
  const refreshHash = createHash('sha256').update(refreshToken).digest('base64url')
  const values = [session, refreshHash, account.id, account.password_hash, userAgent.slice(0, 300)]
  const { rowCount } = await pool.query({ ...startSession, values })
  if (rowCount !== 1) throw new CallerError(401, `the password of ${email} has changed`)
  const tokens = { accessToken: signToken(secret, session, refreshHash), refreshToken }
  return {
    body: `${JSON.stringify(tokens).slice(0, -1)},"user":${account.account}}`,
    cookie: createDeviceCookie(account, secret),
  }
}

const day = 86_400

/** The signed cookie by which the next login from this browser is known to be its owner's. */
function createDeviceCookie(
  { id, password_hash }: { id: string; password_hash: string },
  secret: string,
): string {
  const device = randomBytes(12).toString('base64url')
  const since = Math.floor(Date.now() / 1000 / day)
  const signature = createHmac('sha256', secret)
    .update(`known device ${id} ${password_hash} ${device} ${since}`)
    .digest('base64url')
  return `${cookieNames.device}=${device}.${since}.${signature}; Path=/api; Max-Age=${180 * day}; HttpOnly; SameSite=Lax`
}
