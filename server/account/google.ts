import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { refuse } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'

/** Whom the issuer vouches for. */
export type GoogleIdentity = { subject: string; email: string }

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

/**
 * Holds an ID token against the issuer's keys, our client id, its time and its verified e-mail. `fresh` asks for one
 * of the last ten minutes. Refuses with 401, or 503 while the issuer's keys cannot be had.
 */
export async function identityOf(token: string, { fresh = false } = {}): Promise<GoogleIdentity> {
  const { config, clock } = platform()
  const { clientId, issuer, jwksUrl } = config.google
  if (!clientId) throw refuse('socialTokenInvalid')
  try {
    const { payload } = await jwtVerify(token, keysAt(jwksUrl), {
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      audience: clientId,
      currentDate: clock.now(),
      clockTolerance: 5,
      requiredClaims: ['sub', 'exp', 'iat'],
      algorithms: ['RS256', 'ES256'],
      ...(fresh ? { maxTokenAge: '10m' } : {}),
    })
    const { sub, email, email_verified: isVerified } = payload
    if (sub && typeof email === 'string' && isVerified === true) {
      return { subject: sub, email: email.trim().toLowerCase() }
    }
  } catch (thrown) {
    if (isOutage(thrown)) throw refuse('unavailable', { headers: { 'Retry-After': '30' } })
  }
  throw refuse('socialTokenInvalid')
}
