import type { IncomingMessage } from 'node:http'
import { platform } from '../index.ts'
import { networkOf } from './network.ts'
import type { RequestFacts } from './operation.ts'

/** Where a request comes from; behind a trusted proxy the address that the proxy saw. */
export function factsOf(request: IncomingMessage, id: string): RequestFacts {
  const forwarded = platform().config.trustProxy ? headerOf(request, 'x-forwarded-for') : undefined
  return {
    id,
    ip: networkOf(forwarded?.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '')),
    userAgent: headerOf(request, 'user-agent') ?? '',
  }
}

/** A header's first value. */
export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
