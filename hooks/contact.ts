import type { ContactInput } from '#contracts/account.ts'
import { contactOperator } from '#services/account.ts'

/** Sends a letter to who runs the site. */
export const useContact = (): ((input: ContactInput) => Promise<void>) => contactOperator
