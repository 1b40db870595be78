import { brand } from '#lib/brand.ts'
import { tryStorage } from '#services/storage.ts'

const leaseMilliseconds = 10_000
const pollMilliseconds = 50

/** Runs one call at a time among all tabs of the site. */
export async function withTabLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  const lock = `${brand.slug}.${name}`
  // Browsers offer Web Locks to secure pages only, so plain http on a local network has none.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks ? await locks.request(lock, run) : underLease(lock, run)
}

/**
 * A lease in localStorage, for tabs without locks. Two tabs may still overlap; the server accepts a refresh token used
 * twice at once.
 */
async function underLease<T>(lock: string, run: () => Promise<T>): Promise<T> {
  const storage = tryStorage('local', (usable) => usable)
  if (!storage) return run()
  const mine = String(Math.random())
  while (!(await takeLease(storage, lock, mine))) await pause()
  try {
    return await run()
  } finally {
    if (leaseHolder(storage, lock) === mine) storage.removeItem(lock)
  }
}

async function takeLease(storage: Storage, lock: string, mine: string): Promise<boolean> {
  if (leaseHolder(storage, lock)) return false
  storage.setItem(lock, `${mine} ${Date.now() + leaseMilliseconds}`)
  // Another tab may have written at the same moment: the last write wins.
  await pause()
  return leaseHolder(storage, lock) === mine
}

function leaseHolder(storage: Storage, lock: string): string | null {
  const [holder, until] = (storage.getItem(lock) ?? '').split(' ')
  return holder && Number(until) > Date.now() ? holder : null
}

const pause = () => new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
