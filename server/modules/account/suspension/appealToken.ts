import { platform } from '#server/platform/index.ts'

const signedText = (id: string): string => `appeal:${id}`

/** A signed token that allows an appeal against the decision, or against the suspension of the account, of this id. */
export const appealToken = (id: string): string => `${id}.${platform().auth.sign(signedText(id))}`

/** The id that a token was made for; null when its signature is not this server's. */
export function getAppealId(token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  return platform().auth.isSigned(signedText(id), signature) ? id : null
}
