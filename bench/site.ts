import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { SignJWT } from 'jose'
import { brand } from '#lib/brand.ts'
import type { BenchDatabase } from './database.ts'
import type { Call } from './measure.ts'
import { freePort } from './server.ts'

export const secret = 'a secret of the bench alone, which signs nothing else'

/** The environment of a server on this database. */
export async function getSettings({ dataDir, url }: BenchDatabase): Promise<Record<string, string>> {
  const port = String(await freePort())
  return {
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    AUTH_SECRET: secret,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  }
}

const key = new TextEncoder().encode(secret)

/** Signs a bearer that outlasts the longest run, as the site signs one of 15 minutes. */
export const sign = (sessionId: string): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(brand.slug)
    .setIssuedAt()
    .setExpirationTime('1 day')
    .sign(key)

export type Response = { status: number; headers: Record<string, string>; body: Buffer }

/** Calls a server and returns the response as it was sent, compressed or not. */
export function send(origin: string, { method, path, headers, body }: Call): Promise<Response> {
  return new Promise((done, fail) => {
    // A connection that stays open lets a server wait for further requests when it ends.
    const outgoing = request(origin + path, { method, headers: { ...headers }, agent: false }, (response) => {
      const status = response.statusCode ?? 0
      const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
      buffer(response).then((bytes) => done({ status, headers: Object.fromEntries(flat), body: bytes }), fail)
    })
    outgoing.once('error', fail)
    outgoing.end(body)
  })
}

/** Calls an endpoint and returns its response; anything but success is an error. */
export async function callJson(origin: string, call: Call): Promise<unknown> {
  const { status, body } = await send(origin, call)
  if (status >= 400) throw new Error(`${call.method} ${call.path}: ${status} ${body}`)
  return JSON.parse(String(body))
}
