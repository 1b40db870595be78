import { sendsLink } from './emailedLinks.ts'

/** POST /validate/resend: always 202, whether or not an account of this address waits for a link. */
export const resendValidation = sendsLink('validate')
