import type { IncomingMessage } from 'node:http'
import type { GetServerSidePropsContext } from 'next'
import type { Language } from '#contracts/lists.ts'
import type { Viewer } from '../auth/index.ts'
import { type Caller, execute, getFacts, getRequestId, type Operation } from '../http/index.ts'

/** Runs an operation in process as the viewer of a page. */
export type Execute = <Input, Out>(
  operation: Operation<Input, Out>,
  input: Record<string, unknown>,
) => Promise<Out>

export type Visit<Reads = unknown> = {
  viewer: Viewer | null
  language: Language
  query: GetServerSidePropsContext['query']
  params: Record<string, string>
  /** Functions that each run an operation as this viewer. */
  reads: Reads
}

const storedRequests = new WeakSet<IncomingMessage>()

/** The page of this request will be stored for all guests, so that none of its data may be older than the primary's. */
export const willBeStored = (request: IncomingMessage): void => void storedRequests.add(request)

export function executeAs(
  { req, res }: GetServerSidePropsContext,
  viewer: Viewer | null,
  language: Language,
): Execute {
  const reads = storedRequests.has(req) ? 'current' : { position: 0n }
  const caller: Caller = { viewer, language, request: getFacts(req, getRequestId(res)), reads }
  return (operation, input) => execute(operation, input, caller)
}

export const getParams = ({ params = {} }: GetServerSidePropsContext): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
