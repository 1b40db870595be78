import { brand } from '#lib/brand.ts'
import { tryStorage } from './storage.ts'

const name = `${brand.slug}.invitation`

/** Remembers in this tab whose invitation was followed, until the registration. */
export function storeInvitation(invitation: string): void {
  tryStorage('session', (storage) => storage.setItem(name, invitation))
}

export const storedInvitation = (): string => tryStorage('session', (storage) => storage.getItem(name)) ?? ''
