import { brand } from '#lib/brand.ts'

const prefix = `${brand.slug}.chat.`

/** What the chat keeps in this browser: words not sent yet, by what they are and whose. */
const nameOf = (kind: 'draft' | 'outbox', ...of: string[]) => `${prefix}${[kind, ...of].join('.')}`

// Storage can be switched off or full: then words live as long as the page.
function tryShelf<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis.localStorage)
  } catch {
    return undefined
  }
}

/** Keeps a value, or forgets it when it is null. */
export function putOnShelf(kind: 'draft' | 'outbox', of: string[], value: unknown): void {
  const name = nameOf(kind, ...of)
  tryShelf((storage) =>
    value === null ? storage.removeItem(name) : storage.setItem(name, JSON.stringify(value)),
  )
}

/** What was kept, as far as it has the shape that is asked for. */
export function takeFromShelf<T>(
  kind: 'draft' | 'outbox',
  of: string[],
  isIt: (value: unknown) => value is T,
): T | null {
  return (
    tryShelf((storage) => {
      const value: unknown = JSON.parse(storage.getItem(nameOf(kind, ...of)) ?? 'null')
      return isIt(value) ? value : null
    }) ?? null
  )
}

/** Calls back when another tab changes something of this kind; the answer stops it. */
export function onShelfChange(kind: 'draft' | 'outbox', of: string[], told: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === nameOf(kind, ...of)) told()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Signing out leaves no words behind for whoever sits here next. */
export function clearShelf(): void {
  tryShelf((storage) => {
    const ours = Object.keys(storage).filter((name) => name.startsWith(prefix))
    for (const name of ours) storage.removeItem(name)
  })
}
