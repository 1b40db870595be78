// What the plain pages read: the session as Brota reads it, then hand-written statements, all at once.
import type { IncomingMessage } from 'node:http'
import { jwtVerify } from 'jose'
import pg from 'pg'
import { brand } from '#lib/brand.ts'
import { cookieNames } from '#lib/cookies.ts'
import { offersOf, searchOffers } from '../baseline/offers.ts'
import { feed, postsOf } from '../baseline/posts.ts'
import type { Statement } from '../baseline/statement.ts'
import { profile, visit } from '../baseline/visit.ts'

type Context = {
  req: IncomingMessage & { cookies: Partial<Record<string, string>> }
  query: Partial<Record<string, string | string[]>>
  params?: Partial<Record<string, string | string[]>>
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const key = new TextEncoder().encode(process.env.AUTH_SECRET)
const verified = new Map<string, { session: string; expires: number }>()

async function ask(statement: Statement): Promise<unknown> {
  const { rows } = await pool.query<{ body: unknown }>(statement)
  return rows[0]?.body ?? null
}

/** The session that the cookie's token names. As in Brota, a token is verified once and then remembered. */
async function getSession({ req }: Context): Promise<string> {
  const token = req.cookies[cookieNames.token] ?? ''
  const seen = verified.get(token)
  if (seen && seen.expires * 1000 > Date.now()) return seen.session
  const { payload } = await jwtVerify(token, key, { issuer: brand.slug, algorithms: ['HS256'] })
  const session = String(payload.sid)
  verified.set(token, { session, expires: payload.exp ?? 0 })
  return session
}

/** The props of a page: what every page shows and its own data, read concurrently. */
async function open(context: Context, own: (reader: string) => Record<string, Statement>) {
  const reader = await getSession(context)
  const statements = Object.entries(own(reader))
  const [shell, ...data] = await Promise.all([
    ask(visit(reader)),
    ...statements.map(([, statement]) => ask(statement)),
  ])
  return { props: { shell, ...Object.fromEntries(statements.map(([name], index) => [name, data[index]])) } }
}

const getCount = ({ query }: Context): number => Number(query.cards)

export const readFeed = (context: Context) =>
  open(context, (reader) => ({ posts: feed(reader, getCount(context)) }))

export const readOffers = (context: Context) =>
  open(context, () => ({ offers: searchOffers({}, getCount(context)) }))

export const readChat = (context: Context) => open(context, () => ({}))

/** As many offers and posts as Brota's profile shows at first. */
export const readUser = (context: Context) =>
  open(context, (reader) => {
    const id = String(context.params?.id)
    return { user: profile(reader, id), offers: offersOf(id, 3), posts: postsOf(reader, id, 20) }
  })
