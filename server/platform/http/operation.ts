import type { IncomingMessage } from 'node:http'
import type { AnySchema, InferType, ISchema } from 'yup'
import type { Language } from '#contracts/lists.ts'
import type { Viewer } from '../auth/index.ts'
import type { Db, Tx } from '../db/index.ts'
import type { Act } from '../limits/index.ts'
import { apiError } from './apiError.ts'

/** Any yup schema, `lazy` ones included. */
type Schema = ISchema<AnySchema['__outputType']>

export type Access = 'guest' | 'user' | 'volunteer' | 'organisation' | 'moderator'

/** An HttpOnly, SameSite=Lax cookie. Its value needs no encoding. */
export type ServerCookie = { name: string; value: string; path: string; maxAgeSeconds: number }

/** `incoming` is for operations that read the body or cookies themselves; pages have neither it nor `setCookie`. */
export type RequestFacts = {
  ip: string
  userAgent: string
  id: string
  /** Whether the request came directly to a loopback name. Few operations ask. */
  isFromThisMachine: () => boolean
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

/** What the functions of `Counted` may use; they run before the operation. */
export type CountContext<ViewerKind = Viewer | null> = { viewer: ViewerKind; ip: string; db: Db; now: Date }

/**
 * The act that an operation counts as, for whom (`of`; by default the viewer or the IP address) and how many `times`.
 * With `countedInside` the operation counts it itself.
 */
export type Counted<Input, ViewerKind = Viewer | null> =
  | {
      act: Act
      of?: (input: Input, caller: CountContext<ViewerKind>) => string
      times?: (input: Input, caller: CountContext<ViewerKind>) => number | Promise<number>
    }
  | { act: Act; countedInside: true }

type ViewerFor<A extends Access> = A extends 'guest' ? Viewer | null : Viewer

type Run<Input, Out, ViewerKind, Database = Db> = (
  input: Input,
  context: Context<ViewerKind, Database>,
) => Promise<Out>

type Common<A extends Access, S extends Schema, Out> = {
  /** Who may call it. Finer rules (owner, stranger) are in the module's policy.ts. */
  access: A
  /** A schema of contracts/ for query, body and path parameters as one object. */
  input: S
  status?: 200 | 201 | 202 | 204
  /** The status where it depends on the result: created, or there already. */
  getStatus?(result: Out): 200 | 201
  /**
   * `ignored` (register, login, refresh …): the bearer is not read. `optional`: an invalid bearer counts as none, where
   * every other operation responds 401.
   */
  bearer?: 'ignored' | 'optional'
  /**
   * Open to accounts that are not validated. Without it they get `needsValidation`, or where guests may call it the
   * guest's view: `viewer` is null.
   */
  unvalidated?: true
  /** Responds with files, of which a page loads many: only errors count as calls. */
  files?: true
  /** The acts that are limited: 429 above their allowance. */
  counts?: Counted<InferType<S>, ViewerFor<A>>[]
}

type QueryOptions<A extends Access, S extends Schema, Out> = Common<A, S, Out> & {
  run: Run<InferType<S>, Out, ViewerFor<A>>
}

type AnyMutationOptions<A extends Access, S extends Schema, Out> = Common<A, S, Out> & {
  /** Input that may be in the query string, too; all else is read from the body only, which no log or history stores. */
  query?: readonly string[]
  /** Open to volunteers without an age: their own account, and blocking others. */
  withoutAge?: true
}

type MutationOptions<A extends Access, S extends Schema, Out> = AnyMutationOptions<A, S, Out> & {
  /** Honours Idempotency-Key: a repeated key and body get the stored response for 24 h. */
  idempotent?: true
  run: Run<InferType<S>, Out, ViewerFor<A>, Tx>
}

type OwnTransactionOptions<A extends Access, S extends Schema, Out> = AnyMutationOptions<A, S, Out> & {
  transaction: false
  /** The operation reads `context.request.incoming` itself. */
  body?: 'stream'
  run: Run<InferType<S>, Out, ViewerFor<A>>
}

/** A query or a mutation, as endpoints and pages run it. */
export type Operation<Input = unknown, Out = unknown> = {
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
} & Runnable<Input, Out>

/** With `transaction`, `run` gets a transaction, which is committed when it returns. */
type Runnable<Input, Out> =
  | { kind: 'mutation'; transaction: true; run: Run<Input, Out, Viewer | null, Tx> }
  | { kind: 'query' | 'mutation'; transaction: false; run: Run<Input, Out, Viewer | null> }

/**
 * Defines a query: it changes nothing. It may read from a replica, whose rows are gone when `run` has returned: what a
 * response streams later is read from `platform().database.db`.
 */
export function query<A extends Access, S extends Schema, Out>(
  options: QueryOptions<A, S, Out>,
): Operation<InferType<S>, Out> {
  return {
    ...defaults(options),
    kind: 'query',
    withoutAge: true,
    idempotent: false,
    transaction: false,
    run: (input, context) => options.run(input, narrow(options.access, context)),
  }
}

/**
 * Defines a mutation, which runs in one transaction. With `transaction: false` it does slow work first (hashing, an
 * upload, a request to another host) and opens its one transaction itself.
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
  const common = { ...defaults(options), kind: 'mutation' as const, withoutAge: mayWithoutAge(options) }
  if ('transaction' in options) {
    return {
      ...common,
      idempotent: false,
      body: options.body ?? 'json',
      transaction: false,
      run: (input, context) => options.run(input, narrow(options.access, context)),
    }
  }
  return {
    ...common,
    idempotent: options.idempotent ?? false,
    transaction: true,
    run: (input, context) => options.run(input, narrow(options.access, context)),
  }
}

/** The one place where the declared access becomes the type of the viewer. Throws `notSignedIn`. */
function narrow<A extends Access, C extends { viewer: Viewer | null }>(
  access: A,
  context: C,
): C & { viewer: ViewerFor<A> }
function narrow<C extends { viewer: Viewer | null }>(access: Access, context: C): C {
  if (access !== 'guest' && !context.viewer) throw apiError('notSignedIn')
  return context
}

/** Operations for guests and for accounts that are not validated need no age. */
const mayWithoutAge = ({
  access,
  unvalidated,
  withoutAge,
}: {
  access: Access
  unvalidated?: true
  withoutAge?: true
}): boolean => access === 'guest' || unvalidated === true || withoutAge === true

function defaults<A extends Access, S extends Schema, Out>(
  options: Common<A, S, Out> & { query?: readonly string[] },
) {
  return {
    access: options.access,
    input: options.input,
    status: options.status ?? 200,
    ...(options.getStatus && { getStatus: options.getStatus }),
    bearer: options.bearer ?? ('read' as const),
    unvalidated: options.unvalidated ?? false,
    query: options.query ?? [],
    files: options.files ?? false,
    counts: (options.counts ?? []).map((counted) => countFor(options.access, counted)),
    body: 'json' as const,
  }
}

const countFor = <A extends Access, Input>(
  access: A,
  counted: Counted<Input, ViewerFor<A>>,
): Counted<Input> => {
  if ('countedInside' in counted) return counted
  const { act, of, times } = counted
  return {
    act,
    of: of && ((input, caller) => of(input, narrow(access, caller))),
    times: times && ((input, caller) => times(input, narrow(access, caller))),
  }
}
