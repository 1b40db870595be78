import { mailsAskedLink } from './askedLinks.ts'

/** POST /validate/resend: always 202, whether or not an account of this address waits for a link. */
export const resendValidation = mailsAskedLink('validate')
