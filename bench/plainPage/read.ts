// What the plain pages read: the session as Brota reads it, then hand-written statements, all at once.
import type { IncomingMessage } from 'node:http'
import pg from 'pg'
import { limits } from '#contracts/limits.ts'
import { cookieNames } from '#lib/cookies.ts'
import { offersOf, searchOffers } from '../baseline/offers.ts'
import { feed, postsOf } from '../baseline/posts.ts'
import { openSessions } from '../baseline/session.ts'
import type { Statement } from '../baseline/statement.ts'
import { profile, visit } from '../baseline/visit.ts'

type Context = {
  req: IncomingMessage & { cookies: Partial<Record<string, string>> }
  query: Partial<Record<string, string | string[]>>
  params?: Partial<Record<string, string | string[]>>
}

const connectionString = process.env.DATABASE_URL ?? ''
const pool = new pg.Pool({ connectionString, max: 20 })
/** Opened by the first request: the build loads this file, too, without a database. */
let sessions: ReturnType<typeof openSessions> | undefined

async function read(statement: Statement): Promise<unknown> {
  const { rows } = await pool.query<{ body: unknown }>(statement)
  return rows[0]?.body ?? null
}

/** Who the cookie's token signs in. */
async function getReader({ req }: Context): Promise<string> {
  sessions ??= openSessions(pool, connectionString, process.env.AUTH_SECRET ?? '')
  const findViewer = await sessions
  return (await findViewer(req.cookies[cookieNames.token] ?? '')).id
}

/** The props of a page: what every page shows and its own data, read concurrently. */
async function open(context: Context, own: (reader: string) => Record<string, Statement>) {
  const reader = await getReader(context)
  const statements = Object.entries(own(reader))
  const [shell, ...data] = await Promise.all([
    read(visit(reader)),
    ...statements.map(([, statement]) => read(statement)),
  ])
  return { props: { shell, ...Object.fromEntries(statements.map(([name], index) => [name, data[index]])) } }
}

const getCount = ({ query }: Context): number => Number(query.cards)

export const readFeed = (context: Context) =>
  open(context, (reader) => ({ posts: feed(reader, getCount(context)) }))

export const readOffers = (context: Context) =>
  open(context, (reader) => ({ offers: searchOffers({}, getCount(context), reader) }))

export const readChat = (context: Context) => open(context, () => ({}))

/** As many offers and posts as Brota's profile shows at first. */
export const readUser = (context: Context) =>
  open(context, (reader) => {
    const id = String(context.params?.id)
    return {
      user: profile(reader, id),
      offers: offersOf(reader, id, 3),
      posts: postsOf(reader, id, limits.postsAtFirst),
    }
  })
