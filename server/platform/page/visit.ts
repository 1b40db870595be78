import type { GetServerSidePropsContext } from 'next'
import type { Language } from '#i18n/index.ts'
import type { Viewer } from '../auth/index.ts'
import { type Asker, factsOf, type Operation, perform, requestIdOf } from '../http/index.ts'

/** Asks an operation as the reader of a page, in process. */
export type Ask = <Input, Out>(
  operation: Operation<Input, Out>,
  input: Record<string, unknown>,
) => Promise<Out>

export type Visit<Reads = unknown> = {
  viewer: Viewer | null
  language: Language
  query: GetServerSidePropsContext['query']
  params: Record<string, string>
  /** Each asks an operation as this reader. */
  reads: Reads
}

export function askAs(
  { req, res }: GetServerSidePropsContext,
  viewer: Viewer | null,
  language: Language,
): Ask {
  const asker: Asker = { viewer, language, request: factsOf(req, requestIdOf(res)) }
  return (operation, input) => perform(operation, input, asker)
}

export const paramsOf = ({ params = {} }: GetServerSidePropsContext): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
