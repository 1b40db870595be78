import { object } from 'yup'
import type { GoogleNonce } from '#contracts/account.ts'
import { apiPath } from '#lib/calls.ts'
import { cookieNames } from '#lib/cookies.ts'
import { day } from '#lib/durations.ts'
import { mutation } from '#server/platform/http/index.ts'
import { getGoogleSecret } from './google.ts'
import { createSecret, hashSecret } from './secrets.ts'

/**
 * POST /google-nonce: returns the nonce that a Google ID token must contain to be accepted from this browser. All tabs
 * of a browser get one nonce, the hash of their shared cookie; it is valid for a day after the last request.
 */
export const createGoogleNonce = mutation({
  transaction: false,
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async (_input, { request }): Promise<GoogleNonce> => {
    const secret = getGoogleSecret(request) ?? createSecret()
    request.setCookie?.({
      name: cookieNames.google,
      value: secret,
      path: apiPath,
      maxAgeSeconds: day / 1000,
    })
    return { nonce: hashSecret(secret) }
  },
})
