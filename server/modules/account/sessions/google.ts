import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { cookieNames } from '#lib/cookies.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, getCookie, type RequestFacts } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { insertUsedToken } from '../queries/googleTokens.ts'
import { hashSecret } from './secrets.ts'

/** The person that the issuer vouches for, and the token that says so. */
export type GoogleIdentity = { subject: string; email: string; token: { hash: string; expiresAt: Date } }

const tolerance = 5
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function keysAt(address: string) {
  const known = keySets.get(address) ?? createRemoteJWKSet(new URL(address), { cooldownDuration: 5_000 })
  keySets.set(address, known)
  return known
}

/** Whether the error comes from the connection to the issuer rather than from the token. */
const isOutage = (thrown: unknown) =>
  !(thrown instanceof errors.JOSEError) ||
  thrown instanceof errors.JWKSTimeout ||
  thrown.code === 'ERR_JOSE_GENERIC'

/**
 * Logs a fault of the settings or of the issuer, which refuses everyone: a wrong client id, issuer or address of the keys.
 * Visitors only read that Google could not confirm them.
 */
function tellOperator(thrown: unknown): void {
  const { log } = platform()
  if (isOutage(thrown)) log.warn({ error: String(thrown) }, 'the keys of Google sign-in cannot be fetched')
  const claim = thrown instanceof errors.JWTClaimValidationFailed ? thrown.claim : ''
  if (claim === 'aud' || claim === 'iss')
    log.warn(
      { claim },
      'a Google token for another GOOGLE_CLIENT_ID (aud) or of another GOOGLE_ISSUER (iss) was refused',
    )
}

/** The browser's secret, whose hash is the nonce of its ID tokens; null before the browser requested one. */
export function getGoogleSecret({ incoming }: RequestFacts): string | null {
  const secret = incoming && getCookie(incoming, cookieNames.google)
  return secret && /^[\w-]{43}$/.test(secret) ? secret : null
}

/**
 * Verifies an ID token: its signature, issuer, client id, time, verified email, and the nonce of the browser that sent
 * `request`. `fresh` requires a token of the last ten minutes.
 * Throws 401, or 503 while the issuer's keys cannot be fetched.
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
      const spent = { hash: hashSecret(token), expiresAt: new Date((exp + tolerance) * 1_000) }
      return { subject: sub, email: email.trim().toLowerCase(), token: spent }
    }
  } catch (thrown) {
    tellOperator(thrown)
    if (isOutage(thrown)) throw apiError('unavailable', { headers: { 'Retry-After': '30' } })
  }
  throw apiError('socialTokenInvalid')
}

/** Marks a token as used in the caller's transaction, so that a stolen token cannot be replayed. Throws 401 the second time. */
export async function spendToken(db: Db, { token }: GoogleIdentity): Promise<void> {
  if (!(await insertUsedToken(db, token))) throw apiError('socialTokenInvalid')
}
