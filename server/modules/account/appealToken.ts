import { platform } from '#server/platform/index.ts'

const signedText = (id: string): string => `appeal:${id}`

/** What lets somebody appeal: against the decision of this id, or against the suspension of the account of this id. */
export const appealToken = (id: string): string => `${id}.${platform().auth.sign(signedText(id))}`

/** The id that a token was made for; null when this house did not make it. */
export function getAppealId(token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  return platform().auth.isSigned(signedText(id), signature) ? id : null
}
