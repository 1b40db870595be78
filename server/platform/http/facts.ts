import type { IncomingMessage } from 'node:http'
import { isLoopback } from '#lib/loopback.ts'
import { platform } from '../index.ts'
import { decode } from './decode.ts'
import { getNetwork } from './network.ts'
import type { RequestFacts } from './operation.ts'

/** The facts of a request that operations may use; behind a trusted proxy `ip` is the one that the proxy saw. */
export function getFacts(request: IncomingMessage, id: string): RequestFacts {
  return {
    id,
    ip: getCallerAddress(request),
    userAgent: getHeader(request, 'user-agent') ?? '',
    isFromThisMachine: () => isFromThisMachine(request),
  }
}

/** Headers that proxies, tunnels and CDNs add. */
const forwarding =
  /^(forwarded|forwarded-for|via|cdn-loop|true-client-ip|cf-.*|fastly-.*|x-(forwarded|original|envoy)-.*|x-(real|client|cluster-client)-ip)$/i

/**
 * Whether a request came directly to a loopback name: neither through a proxy nor by DNS rebinding, which sends another
 * site's name as Host. Reads the raw headers, because Next adds forwarding headers of its own.
 */
export function isFromThisMachine({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  const hosts = rawHeaders.filter(
    (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  )
  const [host = ''] = hosts
  return (
    hosts.length === 1 &&
    isLoopback(host.replace(/:\d+$/, '')) &&
    !names.some((name) => forwarding.test(name))
  )
}

/** The IP address (for IPv6 its network) that a request is counted for. */
export function getCallerAddress(request: IncomingMessage): string {
  const forwarded = platform().config.trustProxy ? getHeader(request, 'x-forwarded-for') : undefined
  return getNetwork(forwarded?.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? ''))
}

/** A header's first value. */
export function getHeader(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Whether the caller still waits for the response. */
export const isWaitedFor = ({ incoming }: Pick<RequestFacts, 'incoming'>): boolean =>
  incoming?.socket.destroyed !== true

/** The decoded value of a cookie; undefined when it was not sent. */
export function getCookie({ headers }: IncomingMessage, name: string): string | undefined {
  if (headers.cookie === undefined) return undefined
  for (const pair of headers.cookie.split(';')) {
    const sign = pair.indexOf('=')
    if (pair.slice(0, sign).trim() === name) return decode(pair.slice(sign + 1).trim())
  }
  return undefined
}
