import type { ContactInput } from '#contracts/account.ts'
import { contactOperator } from '#services/account.ts'

/** Sends an email to the operator of the site. */
export const useContact = (): ((input: ContactInput) => Promise<void>) => contactOperator
