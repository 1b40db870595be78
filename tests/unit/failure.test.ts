import { expect, it } from 'vitest'
import { toErrorCode } from '#server/platform/http/failure.ts'

const coded = (code: string, cause?: Error) => Object.assign(new Error('something', { cause }), { code })

it.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08P01',
  '25006',
])('The error %s is reported as an unavailable service, not as an internal error', (code) => {
  expect(toErrorCode(coded(code))).toBe('unavailable')
  expect(toErrorCode(new Error('Failed query: select 1', { cause: coded(code) }))).toBe('unavailable')
})

it.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('A connection cut without a code is reported as an unavailable service: %s', (message) => {
  expect(toErrorCode(new Error(message))).toBe('unavailable')
  expect(toErrorCode(new Error('Failed query: commit', { cause: new Error(message) }))).toBe('unavailable')
})

it.each(['server login has been failing, try again later (server_login_retry)', 'server conn crashed?'])(
  'What pgbouncer says of a server that is away is reported as an unavailable service: %s',
  (message) => {
    const thrown = Object.assign(new Error(message), { code: '08P01' })
    expect(toErrorCode(new Error('Failed query: begin', { cause: thrown }))).toBe('unavailable')
  },
)

it.each(['53100', 'ENOSPC', 'EDQUOT'])('The error %s is reported as a full disk', (code) => {
  expect(toErrorCode(coded(code))).toBe('diskFull')
  expect(toErrorCode(new Error('Failed query: insert', { cause: coded(code) }))).toBe('diskFull')
})

it('Any other error stays an internal error', () => {
  expect(toErrorCode(coded('23505'))).toBe('internal')
  expect(toErrorCode(coded('57014'))).toBe('internal')
  expect(toErrorCode(new Error('anything'))).toBe('internal')
  expect(toErrorCode('a text')).toBe('internal')
})
