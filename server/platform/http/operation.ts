import type { IncomingMessage } from 'node:http'
import type { AnySchema, InferType, ISchema } from 'yup'
import type { Language } from '#i18n/index.ts'
import type { Viewer } from '../auth/index.ts'
import type { Db, Tx } from '../db/index.ts'
import type { Act } from '../limits/index.ts'

/** Any schema of yup, also one that is made only when it is needed (`lazy`). */
type Schema = ISchema<AnySchema['__outputType']>

export type Access = 'guest' | 'user' | 'volunteer' | 'organisation' | 'moderator'

/** A cookie that no script reads and no other site sends along. Its value needs no encoding. */
export type ServerCookie = { name: string; value: string; path: string; maxAgeSeconds: number }

/** `incoming` is there for operations that read the body or cookies themselves; pages have none, and set no cookie. */
export type RequestFacts = {
  ip: string
  userAgent: string
  id: string
  /** It came to this machine by its own name, and nobody passed it on. */
  fromThisMachine: boolean
  incoming?: IncomingMessage
  setCookie?: (cookie: ServerCookie) => void
}

export type Context<ViewerKind = Viewer | null, Database = Db> = {
  viewer: ViewerKind
  db: Database
  now: Date
  language: Language
  request: RequestFacts
}

/** What a count may ask before anything is done. */
export type CountContext<ViewerKind = Viewer | null> = { viewer: ViewerKind; ip: string; db: Db; now: Date }

/**
 * Which act an operation is, whose it is counted as (the viewer's unless `of` says otherwise), and how many `times`.
 * What is `countedInside` the operation counts by itself, when it knows whether it is one.
 */
export type Counted<Input, ViewerKind = Viewer | null> =
  | {
      act: Act
      of?(input: Input, caller: CountContext<ViewerKind>): string
      times?(input: Input, caller: CountContext<ViewerKind>): number | Promise<number>
    }
  | { act: Act; countedInside: true }

type ViewerFor<A extends Access> = A extends 'guest' ? Viewer | null : Viewer

type Common<A extends Access, S extends Schema, Out> = {
  /** Who may knock at all. Finer rules (owner, stranger) stand in the module's policy.ts. */
  access: A
  /** A schema of contracts/: it is given the query, the body and the path's parameters as one object. */
  input: S
  status?: 200 | 201 | 202 | 204
  /** Where the answer alone knows it: made, or there already. */
  getStatus?(result: Out): 200 | 201
  /**
   * `ignored` (register, login, refresh …): a bearer that comes along is not even looked at. `optional`: one that is worth
   * nothing is as none, where every other operation answers 401.
   */
  bearer?: 'ignored' | 'optional'
  /**
   * Open to accounts that have not been validated yet. Without it they are refused, and where guests may ask they are
   * given the guest's view: `viewer` is null.
   */
  unvalidated?: true
  /** It answers with files, of which a page has many: only what it refuses is counted as a call. */
  files?: true
  /** Refused with 429 once there were enough of them. */
  counts?: Counted<InferType<S>, ViewerFor<A>>[]
  run(input: InferType<S>, context: Context<ViewerFor<A>>): Promise<Out>
}

type MutationOptions<A extends Access, S extends Schema, Out> = Omit<Common<A, S, Out>, 'run'> & {
  /** Names that it takes from the address, too; all else comes in the body alone, which no log and no history keeps. */
  query?: readonly string[]
  /** Open to volunteers who have not told their age: their own account, and keeping others away. */
  withoutAge?: true
  /** Honours Idempotency-Key: the same key and body get the same answer for 24 h. */
  idempotent?: true
  run(input: InferType<S>, context: Context<ViewerFor<A>, Tx>): Promise<Out>
}

type OwnTransactionOptions<A extends Access, S extends Schema, Out> = Omit<
  MutationOptions<A, S, Out>,
  'run' | 'idempotent'
> & {
  transaction: false
  /** The operation reads `context.request.incoming` itself. */
  body?: 'stream'
  run(input: InferType<S>, context: Context<ViewerFor<A>>): Promise<Out>
}

/** One thing a person can ask or do, as an endpoint and a page see it. */
export type Operation<Input = unknown, Out = unknown> = {
  kind: 'query' | 'mutation'
  /** `run` is given one transaction, which is committed when it returns. */
  transaction: boolean
  access: Access
  input: Schema
  status: number
  bearer: 'read' | 'ignored' | 'optional'
  unvalidated: boolean
  withoutAge: boolean
  idempotent: boolean
  getStatus?(result: Out): number
  query: readonly string[]
  files: boolean
  body: 'json' | 'stream'
  counts: Counted<Input>[]
  run(input: Input, context: Context): Promise<Out>
}

/** A query sees the database outside any transaction and changes nothing. */
export function query<A extends Access, S extends Schema, Out>(
  options: Common<A, S, Out>,
): Operation<InferType<S>, Out> {
  return {
    ...defaults(options),
    kind: 'query',
    transaction: false,
    withoutAge: true,
    idempotent: false,
    run: options.run,
  }
}

/**
 * A mutation saves all that it writes in one transaction, or nothing. With `transaction: false` it has slow work around
 * it (hashing, an uploaded stream, another host's response) and opens the transaction itself, once.
 */
export function mutation<A extends Access, S extends Schema, Out>(
  options: OwnTransactionOptions<A, S, Out>,
): Operation<InferType<S>, Out>
export function mutation<A extends Access, S extends Schema, Out>(
  options: MutationOptions<A, S, Out>,
): Operation<InferType<S>, Out>
export function mutation<A extends Access, S extends Schema, Out>(
  options: MutationOptions<A, S, Out> | OwnTransactionOptions<A, S, Out>,
): Operation<InferType<S>, Out> {
  const opensItself = 'transaction' in options
  return {
    ...defaults(options),
    kind: 'mutation',
    transaction: !opensItself,
    withoutAge: mayWithoutAge(options),
    idempotent: opensItself ? false : (options.idempotent ?? false),
    body: opensItself ? (options.body ?? 'json') : 'json',
    run: options.run,
  }
}

/** Guests have no age either, and who may write before validating may before that too. */
const mayWithoutAge = ({
  access,
  unvalidated,
  withoutAge,
}: {
  access: Access
  unvalidated?: true
  withoutAge?: true
}): boolean => access === 'guest' || unvalidated === true || withoutAge === true

function defaults<Input, Out>(options: {
  access: Access
  input: Schema
  status?: number
  getStatus?(result: Out): number
  bearer?: 'ignored' | 'optional'
  unvalidated?: true
  query?: readonly string[]
  files?: true
  counts?: Counted<Input>[]
}) {
  return {
    access: options.access,
    input: options.input,
    status: options.status ?? 200,
    ...(options.getStatus && { getStatus: options.getStatus }),
    bearer: options.bearer ?? ('read' as const),
    unvalidated: options.unvalidated ?? false,
    query: options.query ?? [],
    files: options.files ?? false,
    counts: options.counts ?? [],
    body: 'json' as const,
  }
}
