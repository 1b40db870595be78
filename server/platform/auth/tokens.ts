import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { brand } from '#lib/brand.ts'
import type { Clock } from '../clock.ts'

export type TokenSigner = {
  /** Returns a bearer that is valid for 15 minutes and names only a session. */
  sign(sessionId: string): Promise<string>
  /** Returns the session id that a bearer names, or null when it is forged or expired. */
  verify(token: string): Promise<string | null>
}

const lifetimeSeconds = 15 * 60
const rememberedTokens = 20_000

/** The first secret signs, all of them verify. */
export type Secrets = readonly [current: string, ...previous: string[]]

const getKey = (secret: string) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

export function createTokens(secrets: Secrets, clock: Clock): TokenSigner {
  const [current, ...previous] = secrets
  const key = getKey(current)
  const keys = [key, ...previous.map(getKey)]
  const verified = new Map<string, { sessionId: string; expires: number }>()
  return {
    sign: async (sessionId) => {
      const issued = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(brand.slug)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(await key)
    },
    verify: async (token) => {
      const now = clock.now()
      const seen = verified.get(token)
      if (seen) return seen.expires * 1000 > now.getTime() ? seen.sessionId : null
      for (const candidate of keys) {
        const payload = await getPayload(token, await candidate, now)
        if (typeof payload?.sid !== 'string' || !payload.exp) continue
        if (verified.size >= rememberedTokens) verified.clear()
        verified.set(token, { sessionId: payload.sid, expires: payload.exp })
        return payload.sid
      }
      return null
    },
  }
}

/** The payload of a token, or null when this key did not sign it or it has expired. */
async function getPayload(token: string, key: CryptoKey, currentDate: Date): Promise<JWTPayload | null> {
  try {
    return (await jwtVerify(token, key, { issuer: brand.slug, algorithms: ['HS256'], currentDate })).payload
  } catch {
    return null
  }
}
