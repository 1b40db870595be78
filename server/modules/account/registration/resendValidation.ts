import { sendsLink } from '../security/emailedLinks.ts'

/** POST /validate/resend: emails another validation link; always 202, whether or not the address has an unvalidated account. */
export const resendValidation = sendsLink('validate')
