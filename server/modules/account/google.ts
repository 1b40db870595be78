import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { cookieNames } from '#lib/cookies.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, getCookie, type RequestFacts } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { insertUsedToken } from './queries/googleTokens.ts'
import { hashSecret } from './secrets.ts'

/** Whom the issuer vouches for, by which token. */
export type GoogleIdentity = { subject: string; email: string; token: { hash: string; expiresAt: Date } }

const tolerance = 5
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function keysAt(address: string) {
  const known = keySets.get(address) ?? createRemoteJWKSet(new URL(address), { cooldownDuration: 5_000 })
  keySets.set(address, known)
  return known
}

/** What failed between us and the issuer, rather than in the token. */
const isOutage = (thrown: unknown) =>
  !(thrown instanceof errors.JOSEError) ||
  thrown instanceof errors.JWKSTimeout ||
  thrown.code === 'ERR_JOSE_GENERIC'

/** The secret of this browser whose hash its ID tokens name as their nonce; null before it asked for one. */
export function getGoogleSecret({ incoming }: RequestFacts): string | null {
  const secret = incoming && getCookie(incoming, cookieNames.google)
  return secret && /^[\w-]{43}$/.test(secret) ? secret : null
}

/**
 * Verifies an ID token: the issuer's keys, our client id, its time, its verified e-mail, and the nonce of the browser
 * that `request` comes from. `fresh` asks for one of the last ten minutes.
 * Refuses with 401, or 503 while the issuer's keys cannot be had.
 */
export async function getIdentity(
  token: string,
  request: RequestFacts,
  { fresh = false } = {},
): Promise<GoogleIdentity> {
  const { config, clock } = platform()
  const { clientId, issuer, jwksUrl } = config.google
  if (!clientId) throw apiError('socialTokenInvalid')
  try {
    const { payload } = await jwtVerify(token, keysAt(jwksUrl), {
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      audience: clientId,
      currentDate: clock.now(),
      clockTolerance: tolerance,
      requiredClaims: ['sub', 'exp', 'iat'],
      algorithms: ['RS256', 'ES256'],
      ...(fresh ? { maxTokenAge: '10m' } : {}),
    })
    const { sub, email, exp = 0, email_verified: isVerified } = payload
    const secret = getGoogleSecret(request)
    const isForThisBrowser = secret !== null && payload.nonce === hashSecret(secret)
    if (sub && typeof email === 'string' && isVerified === true && isForThisBrowser) {
      const used = { hash: hashSecret(token), expiresAt: new Date((exp + tolerance) * 1_000) }
      return { subject: sub, email: email.trim().toLowerCase(), token: used }
    }
  } catch (thrown) {
    if (isOutage(thrown)) throw apiError('unavailable', { headers: { 'Retry-After': '30' } })
  }
  throw apiError('socialTokenInvalid')
}

/** Uses a token up with the caller's act: whoever caught it comes too late. 401 the second time. */
export async function spendToken(db: Db, { token }: GoogleIdentity): Promise<void> {
  if (!(await insertUsedToken(db, token))) throw apiError('socialTokenInvalid')
}
