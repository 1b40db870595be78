import { mailsAskedLink } from './askedLinks.ts'

/** POST /password/forgot: always 202, whether or not there is an account of this address. */
export const forgotPassword = mailsAskedLink('reset-password')
