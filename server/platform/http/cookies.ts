import type { IncomingMessage, ServerResponse } from 'node:http'
import { platform } from '../index.ts'

/** The value of a cookie as it came; "" when there is none. */
export function cookieOf(request: IncomingMessage | undefined, name: string): string {
  for (const pair of request?.headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return ''
}

/** A cookie that no script reads and no other site sends along. Its value needs no encoding. */
export type ServerCookie = { name: string; value: string; path: string; maxAgeSeconds: number }

export function setCookie(response: ServerResponse, cookie: ServerCookie): void {
  const { name, value, path, maxAgeSeconds } = cookie
  const secure = platform().config.publicUrl.startsWith('https:') ? '; Secure' : ''
  response.setHeader(
    'Set-Cookie',
    `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}
