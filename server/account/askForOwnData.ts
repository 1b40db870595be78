import { mailsAskedLink } from './askedLinks.ts'

/** POST /own-data: a link to export or erase a suspended account; always 202, whether or not there is one. */
export const askForOwnData = mailsAskedLink('own-data')
