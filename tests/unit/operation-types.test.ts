import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, it } from 'vitest'
import { object } from 'yup'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Tx } from '#server/platform/db/index.ts'
import type { Context, CountContext } from '#server/platform/http/index.ts'
import { mutation, query } from '#server/platform/http/index.ts'

const input = object({})
const getOwnId = async (_input: object, { viewer }: Context<Viewer>) => viewer.id
const inTransaction = async (_input: object, { db }: Context<Viewer, Tx>) => db.rollback()
const countOf = (_input: object, { viewer }: CountContext<Viewer>) => viewer.id

// tsc checks these definitions: one that it accepts although it must not is an unused `@ts-expect-error`.
const accepted = [
  query({ access: 'user', input, run: getOwnId }),
  mutation({ access: 'volunteer', input, run: getOwnId }),
  mutation({ access: 'user', input, run: inTransaction }),
]
const refused = [
  // @ts-expect-error A guest has no viewer.
  query({ access: 'guest', input, run: getOwnId }),
  // @ts-expect-error A guest has no viewer.
  mutation({ access: 'guest', input, run: getOwnId }),
  // @ts-expect-error A query has no transaction.
  query({ access: 'user', input, run: inTransaction }),
  // @ts-expect-error An operation that opens its own transaction has none yet.
  mutation({ access: 'user', input, transaction: false, run: inTransaction }),
  // @ts-expect-error A guest has no viewer to count for.
  query({ access: 'guest', input, counts: [{ act: 'a login', of: countOf }], run: async () => '' }),
]

describe('The context of an operation', () => {
  it('An operation that needs more than its declared access gives it does not compile', () => {
    expect(accepted.map(({ access }) => access)).toEqual(['user', 'volunteer', 'user'])
    expect(refused).toHaveLength(5)
  })

  it('An operation for accounts that is run without a viewer throws notSignedIn before its own code', () => {
    const [operation] = accepted
    if (!operation || operation.transaction) throw new Error('The first operation is a query.')
    const request = { ip: '127.0.0.1', userAgent: '', id: 'test', isFromThisMachine: () => false }
    const context: Context = { viewer: null, db: drizzle.mock(), now: new Date(), language: 'en', request }
    expect(() => operation.run({}, context)).toThrow(expect.objectContaining({ code: 'notSignedIn' }))
  })
})
