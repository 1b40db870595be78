import { brand } from '#lib/brand.ts'
import { tryStorage } from './storage.ts'

const prefix = `${brand.slug}.kept.`

/** What this browser stores: drafts, unsent messages, unfinished uploads, a guest's press, what an account hid. */
type Kind = 'draft' | 'outbox' | 'upload' | 'press' | 'hidden'

const getName = (kind: Kind, ...parts: string[]) => `${prefix}${[kind, ...parts].join('.')}`

/** Stores a value, or removes it when it is null. Without storage it is lost with the page. */
export function writeLocal(kind: Kind, parts: string[], value: unknown): void {
  const name = getName(kind, ...parts)
  tryStorage('local', (storage) =>
    value === null ? storage.removeItem(name) : storage.setItem(name, JSON.stringify(value)),
  )
}

/** Returns a stored value if it has the expected shape. */
export function readLocal<T>(kind: Kind, parts: string[], isValid: (value: unknown) => value is T): T | null {
  return (
    tryStorage('local', (storage) => {
      const value: unknown = JSON.parse(storage.getItem(getName(kind, ...parts)) ?? 'null')
      return isValid(value) ? value : null
    }) ?? null
  )
}

/** Calls back when another tab changes this value; returns the function that stops it. */
export function onLocalChange(kind: Kind, parts: string[], listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === getName(kind, ...parts)) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Signing out leaves nothing behind for the next person at this browser. */
export const clearLocal = (): void => clear('local', prefix)

/** Nor in this tab: the last searches, chosen applicants, and an invitation, which is not the next person's. */
export const clearTab = (): void => clear('session', `${brand.slug}.`)

function clear(kind: 'local' | 'session', start: string): void {
  tryStorage(kind, (storage) => {
    const names = Object.keys(storage).filter((name) => name.startsWith(start))
    for (const name of names) storage.removeItem(name)
  })
}
