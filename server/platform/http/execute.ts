import type { Language } from '#contracts/lists.ts'
import { check } from '#contracts/validate.ts'
import type { Viewer } from '../auth/index.ts'
import type { Db } from '../db/index.ts'
import type { Seen } from '../db/reads.ts'
import { platform } from '../index.ts'
import { apiError } from './apiError.ts'
import { runOnce } from './idempotency.ts'
import type { Access, Context, Operation, RequestFacts } from './operation.ts'

export type Caller = {
  viewer: Viewer | null
  language: Language
  request: RequestFacts
  idempotencyKey?: string
  /** Names the call for idempotency, e.g. `POST /api/posts/posts`. */
  call?: string
  /** What the reads of one page share; `current`: nothing of it may be older than the primary. */
  reads?: Seen | 'current'
}

/** Runs an operation for an endpoint or a page: checks access and input, counts, opens the transaction. Throws ApiError. */
export async function execute<Input, Out>(
  operation: Operation<Input, Out>,
  raw: unknown,
  caller: Caller,
): Promise<Out> {
  allowAccess(operation, caller.viewer)
  const checked = await check(operation.input, raw)
  if (checked.fields) throw inputError(checked.fields)
  await count(operation, checked.value, caller)
  const { database, clock } = platform()
  const viewer = viewerFor(operation, caller.viewer)
  const contextOn = <D extends Db>(db: D): Context<Viewer | null, D> => ({
    viewer,
    db,
    now: clock.now(),
    language: caller.language,
    request: caller.request,
  })

  if (operation.kind === 'query') return readFor(caller, (db) => operation.run(checked.value, contextOn(db)))
  const result = operation.transaction
    ? await database.db.transaction(async (tx) => {
        const run = () => operation.run(checked.value, contextOn(tx))
        const key = operation.idempotent && caller.viewer ? caller.idempotencyKey : undefined
        return key
          ? runOnce(tx, { userId: caller.viewer?.id ?? '', call: caller.call ?? '', key, body: raw }, run)
          : run()
      })
    : await operation.run(checked.value, contextOn(database.db))
  await database.wrote(getWho(caller))
  return result
}

/** Guests are known by their address. */
const getWho = ({ viewer, request }: Caller): string => viewer?.id ?? request.ip

function readFor<Out>(caller: Caller, run: (db: Db) => Promise<Out>): Promise<Out> {
  const { database } = platform()
  if (caller.reads === 'current') return database.readCurrent(run)
  return database.read({ who: getWho(caller), seen: caller.reads ?? { position: 0n } }, run)
}

/** Counts the acts that the operation names, before it runs. */
async function count<Input>(
  { counts }: Operation<Input, unknown>,
  input: Input,
  caller: Caller,
): Promise<void> {
  if (counts.length === 0) return
  const { viewer, request } = caller
  const { database, clock, limits } = platform()
  const context = { viewer, ip: request.ip, db: database.db, now: clock.now() }
  for (const counted of counts) {
    if ('countedInside' in counted) continue
    const who = counted.of?.(input, context) ?? viewer?.id ?? request.ip
    const times = (await counted.times?.(input, context)) ?? 1
    if (times > 0) await limits.spend(counted.act, who, times)
  }
}

/** `notFound` when only ids are malformed, else `malformed` with the fields. */
function inputError(fields: Record<string, string>) {
  const isOnlyIds = Object.values(fields).every((rule) => rule === 'id-invalid')
  return isOnlyIds ? apiError('notFound') : apiError('malformed', { fields })
}

function allowAccess(operation: Operation<never, unknown>, viewer: Viewer | null): void {
  if (operation.access !== 'guest' && !viewer) throw apiError('notSignedIn')
  if (viewer && !kinds[operation.access](viewer)) throw apiError('notAllowed')
  if (viewer && !viewer.validated && !operation.unvalidated && operation.access !== 'guest') {
    throw apiError('needsValidation')
  }
  if (viewer?.lacksAge && !operation.withoutAge) throw apiError('ageMissing')
}

/** An account that is not validated reads as a guest, except about itself. */
const viewerFor = ({ unvalidated }: Operation<never, unknown>, viewer: Viewer | null): Viewer | null =>
  viewer?.validated || unvalidated ? viewer : null

const kinds: Record<Access, (viewer: Viewer) => boolean> = {
  guest: () => true,
  user: () => true,
  volunteer: (viewer) => !viewer.provider,
  organisation: (viewer) => viewer.provider,
  moderator: (viewer) => viewer.moderator,
}
