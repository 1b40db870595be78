import { sendsLink } from './emailedLinks.ts'

/** POST /password/forgot: always 202, whether or not there is an account of this address. */
export const forgotPassword = sendsLink('reset-password')
