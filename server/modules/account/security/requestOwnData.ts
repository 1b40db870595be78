import { sendsLink } from './emailedLinks.ts'

/** POST /own-data: emails a link to export or erase a suspended account; always 202, whether or not there is one. */
export const requestOwnData = sendsLink('own-data')
