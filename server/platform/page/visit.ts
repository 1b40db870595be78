import type { GetServerSidePropsContext } from 'next'
import type { Language } from '#i18n/index.ts'
import type { Viewer } from '../auth/index.ts'
import { type Asker, factsOf, type Operation, perform, requestIdOf } from '../http/index.ts'

export type Visit = {
  viewer: Viewer | null
  language: Language
  query: GetServerSidePropsContext['query']
  params: Record<string, string>
  /** Asks an operation as this reader, in process. */
  ask<Input, Out>(operation: Operation<Input, Out>, input: Record<string, unknown>): Promise<Out>
}

export function visitOf(
  { req, res, query, params = {} }: GetServerSidePropsContext,
  viewer: Viewer | null,
  language: Language,
): Visit {
  const asker: Asker = { viewer, language, request: factsOf(req, requestIdOf(res)) }
  return {
    viewer,
    language,
    query,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    ask: (operation, input) => perform(operation, input, asker),
  }
}
