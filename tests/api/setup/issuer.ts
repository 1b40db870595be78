import { randomUUID } from 'node:crypto'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll } from 'vitest'

const clientId = 'brota-web.apps.example'

export type Claims = Record<string, unknown>

/** Somebody who issues ID tokens, and the environment in which a house believes them. */
export async function openIssuer() {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  afterAll(() => server.stop())
  const url = server.issuer.url ?? ''
  return {
    url,
    environment: { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: url, GOOGLE_JWKS_URL: `${url}/jwks` },
    /** What it says of somebody; claims may be left out or wrong. */
    vouch: (claims: Claims): Promise<string> =>
      server.issuer.buildToken({
        scopesOrTransform: (_header, payload) => {
          Object.assign(payload, { aud: clientId, email_verified: true, jti: randomUUID(), ...claims })
        },
      }),
  }
}
