/** Uses localStorage or sessionStorage; returns undefined where it is switched off or full. */
export function tryStorage<T>(kind: 'local' | 'session', use: (storage: Storage) => T): T | undefined {
  try {
    return use(kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage)
  } catch {
    return undefined
  }
}
