import { brand } from '#lib/brand.ts'
import { tryStorage } from './storage.ts'

const prefix = `${brand.slug}.kept.`

/** What is kept in this browser: words not sent yet, files half sent, a guest's press, what one hid, by what they are and whose. */
type Kind = 'draft' | 'outbox' | 'upload' | 'press' | 'hidden'

const getName = (kind: Kind, ...of: string[]) => `${prefix}${[kind, ...of].join('.')}`

/** Keeps a value, or forgets it when it is null. Where nothing can be kept, words live as long as the page. */
export function writeLocal(kind: Kind, of: string[], value: unknown): void {
  const name = getName(kind, ...of)
  tryStorage('local', (storage) =>
    value === null ? storage.removeItem(name) : storage.setItem(name, JSON.stringify(value)),
  )
}

/** What was kept, as far as it has the shape that is asked for. */
export function readLocal<T>(kind: Kind, of: string[], isIt: (value: unknown) => value is T): T | null {
  return (
    tryStorage('local', (storage) => {
      const value: unknown = JSON.parse(storage.getItem(getName(kind, ...of)) ?? 'null')
      return isIt(value) ? value : null
    }) ?? null
  )
}

/** Calls back when another tab changes something of this kind; the answer stops it. */
export function onLocalChange(kind: Kind, of: string[], listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === getName(kind, ...of)) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Signing out leaves no words behind for whoever sits here next. */
export function clearLocal(): void {
  tryStorage('local', (storage) => {
    const ours = Object.keys(storage).filter((name) => name.startsWith(prefix))
    for (const name of ours) storage.removeItem(name)
  })
}
