import { randomBytes } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import type pg from 'pg'
import { v7 as createId } from 'uuid'

export type Login = { email: string; password: string }

const findAccount = {
  name: 'bench_login_account',
  text: `select id, password_hash, json_build_object('id', id, 'name', name, 'provider', provider, 'email', email,
      'city', city, 'country', country, 'state', state, 'phone', phone, 'age', age, 'sex', sex, 'about', about,
      'avatar', avatar, 'background', background, 'categories', categories, 'work_shift', work_shift,
      'newsletter', newsletter, 'language', language, 'theme', theme, 'timeZone', time_zone,
      'rate_sum', rate_sum, 'rate_count', rate_count, 'createdAt', created_at, 'validated', validated_at is not null,
      'moderator', moderator)::text as account
    from accounts where email = $1 and suspended_at is null`,
}

/** Begins a session unless the password has changed since it was read. */
const beginSession = {
  name: 'bench_login_session',
  text: `insert into sessions (id, account_id, refresh_hash, user_agent, expires_at)
    select $1, id, $2, 'bench', now() + interval '180 days' from accounts
    where id = $3 and password_hash = $4 and suspended_at is null for update returning id`,
}

/** Answers the account with a new session, after its password was verified. */
export async function login(pool: pg.Pool, { email, password }: Login): Promise<string> {
  const found = await pool.query<{ id: string; password_hash: string; account: string }>({
    ...findAccount,
    values: [email],
  })
  const account = found.rows[0]
  if (!account || !(await verify(account.password_hash, password))) throw new Error(`${email} cannot log in`)
  const refreshHash = randomBytes(32).toString('base64url')
  const values = [createId(), refreshHash, account.id, account.password_hash]
  const begun = await pool.query<{ id: string }>({ ...beginSession, values })
  return `{"user":${account.account},"session":${JSON.stringify(begun.rows[0]?.id)}}`
}
