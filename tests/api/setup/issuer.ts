import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll } from 'vitest'
import { cookieNames } from '#lib/cookies.ts'

const clientId = 'brota-web.apps.example'

export type Claims = Record<string, unknown>

/** A browser's cookie, and the nonce that its ID tokens must contain. */
export function openBrowser() {
  const secret = randomBytes(32).toString('base64url')
  return {
    headers: { Cookie: `${cookieNames.google}=${secret}` },
    nonce: createHash('sha256').update(secret).digest('base64url'),
  }
}

/** An issuer of ID tokens, the environment in which the app trusts it, and the browser its tokens are for. */
export async function openIssuer() {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  afterAll(() => server.stop())
  const url = server.issuer.url ?? ''
  const browser = openBrowser()
  return {
    url,
    browser,
    environment: { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: url, GOOGLE_JWKS_URL: `${url}/jwks` },
    /** Builds an ID token; a test may omit or falsify claims. */
    vouch: (claims: Claims): Promise<string> =>
      server.issuer.buildToken({
        scopesOrTransform: (_header, payload) => {
          Object.assign(payload, {
            ...{ aud: clientId, email_verified: true, jti: randomUUID(), nonce: browser.nonce },
            ...claims,
          })
        },
      }),
  }
}
