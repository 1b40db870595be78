import { createHash } from 'node:crypto'
import { cookieNames } from '#lib/cookies.ts'
import type { BaselineCall } from '../baseline/plan.ts'
import type { Call, Calls } from '../measure.ts'
import { sign } from '../site.ts'

/** The ids that the fills create. */
export const getId = (kind: string, number: number | string): string =>
  createHash('md5')
    .update(`${kind} ${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-7$3-8$4-$5')

/** The calls of an endpoint, and what its baseline does for each of them. */
export type EndpointCase = {
  kind: 'endpoint'
  name: string
  /** The percentage of the baseline's rate that Brota aims at. */
  aim: number
  calls: Calls
  baseline: BaselineCall[]
  /** The calls of the first of these when they are not those of the endpoint at another address. */
  baselineCalls?: () => Call
  /** The response has no promised order. */
  unordered?: true
}

/** The calls of a signed-in page; the plain page has the same addresses. */
export type PageCase = {
  kind: 'page'
  name: string
  aim: number
  calls: Call[]
  /** The ids of what the first call's cards show. */
  shows: string[]
}

/** The calls of a page as a guest, beside a server that sends the same bytes. */
export type GuestCase = { kind: 'guest'; name: string; aim: number; calls: Call[] }

export type Case = EndpointCase | PageCase | GuestCase

export const post = (path: string, body: unknown, headers = {}): Call => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

export const get = (path: string, headers: Record<string, string> = {}): Call => ({
  method: 'GET',
  path,
  headers,
})

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const bearer = async (person: number) => ({
  authorization: `Bearer ${await sign(getId('account', person))}`,
})

/** The headers with which a browser that is signed in requests a page. */
export const asBrowser = async (person: number) => ({
  'accept-encoding': 'gzip',
  cookie: `${cookieNames.token}=${await sign(getId('account', person))}`,
})

/** Of the issue: reads of one row, other reads, signed-in pages beside the plain page, guests' pages. */
export const aims = { oneRow: 60, reads: 75, apply: 70, page: 60, guest: 40 } as const
