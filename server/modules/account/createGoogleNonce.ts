import { object } from 'yup'
import type { GoogleNonce } from '#contracts/account.ts'
import { apiPath } from '#lib/calls.ts'
import { cookieNames } from '#lib/cookies.ts'
import { day } from '#lib/durations.ts'
import { mutation } from '#server/platform/http/index.ts'
import { getGoogleSecret } from './google.ts'
import { createSecret, hashSecret } from './secrets.ts'

/**
 * POST /google-nonce: what an ID token of Google must name to be accepted from this browser. All tabs of a browser get
 * the same one, since they share the cookie that it is the hash of; it is good for a day after it was last asked for.
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
