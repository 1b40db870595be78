import { sendsLink } from './emailedLinks.ts'

/** POST /password/forgot: emails a link to reset the password; always 202, whether or not the address has an account. */
export const forgotPassword = sendsLink('reset-password')
