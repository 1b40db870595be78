import { brand } from '#lib/brand.ts'
import { tryStorage } from './storage.ts'

const name = `${brand.slug}.invitation`

/** Remembers in this tab through whose invitation somebody came, until they sign up. Else only the address knows it. */
export function storeInvitation(invitation: string): void {
  tryStorage('session', (storage) => storage.setItem(name, invitation))
}

/** The invitation that brought somebody here, if one did. */
export const storedInvitation = (): string => tryStorage('session', (storage) => storage.getItem(name)) ?? ''
