/** Uses what the browser keeps for good or for this tab; undefined where that is switched off or full. */
export function tryStorage<T>(kind: 'local' | 'session', use: (storage: Storage) => T): T | undefined {
  try {
    return use(kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage)
  } catch {
    return undefined
  }
}
