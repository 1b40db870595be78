import { describe, expect, test } from 'vitest'
import { queueHashes, type Turn } from '#server/platform/auth/hashing.ts'
import { isApiError } from '#server/platform/http/apiError.ts'

/** A hash function whose work ends when the test says so. */
function slowHashing() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (password: string) => {
    begun.push(password)
    return new Promise<void>((done) => ends.push(done))
  }
  const hashing = queueHashes({
    hash: (password) => work(password).then(() => `hash of ${password}`),
    verify: (hash, password) => work(password).then(() => hash === `hash of ${password}`),
  })
  const begin = () => new Promise((done) => setImmediate(done))
  return {
    hashing,
    begun,
    /** Lets the next hashes start. */
    begin,
    /** Ends the running hashes and lets the waiting ones start. */
    endAll: async () => {
      await begin()
      for (const end of ends.splice(0)) end()
      await begin()
    },
  }
}

/** Starts this many hashes at once; `outcomes` collects their results. */
function askTimes(ask: (n: number) => Promise<unknown>, times: number): string[] {
  const outcomes: string[] = []
  for (let n = 0; n < times; n++) {
    ask(n).then(
      () => outcomes.push('done'),
      (thrown) =>
        outcomes.push(isApiError(thrown) ? `${thrown.status} ${thrown.headers['Retry-After']}` : 'failed'),
    )
  }
  return outcomes
}

describe('hashes', () => {
  test('Two hashes run and fifty wait; the next caller is told when to retry', async () => {
    const { hashing, begun, endAll } = slowHashing()
    const outcomes = askTimes((n) => hashing.verify('x', `guess ${n}`), 200)
    await endAll()
    expect(outcomes).toEqual([...Array(148).fill('503 5'), 'done', 'done'])
    for (let round = 0; round < 30; round++) {
      await endAll()
      expect(begun.length - outcomes.filter((one) => one === 'done').length).toBeLessThanOrEqual(2)
    }
    expect(begun).toEqual(Array.from({ length: 52 }, (_, n) => `guess ${n}`))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(52)
  })

  test('New and compared passwords wait in one queue', async () => {
    const { hashing, begun, endAll } = slowHashing()
    askTimes((n) => (n % 2 ? hashing.hash(`new ${n}`) : hashing.verify('x', `guess ${n}`)), 4)
    await endAll()
    expect(begun).toEqual(['guess 0', 'new 1', 'guess 2', 'new 3'])
  })

  test('A hash is not made for a caller who has left, and its place is freed', async () => {
    const { hashing, begun, begin, endAll } = slowHashing()
    let isHere = true
    const gone: Turn = { isWanted: () => isHere }
    const outcomes = askTimes((n) => hashing.verify('x', `guess ${n}`, gone), 52)
    await begin()
    isHere = false
    const later = askTimes((n) => hashing.verify('x', `later ${n}`), 50)
    await endAll()
    expect(outcomes.filter((one) => one === '503 5')).toHaveLength(50)
    expect(later).toEqual([])
    await endAll()
    expect(later).toEqual(['done', 'done'])
    expect(begun.filter((one) => one.startsWith('guess'))).toEqual(['guess 0', 'guess 1'])
  })

  test('A hash first runs the check of its turn: when that throws, nothing is hashed and the next one starts', async () => {
    const { hashing, begun, endAll } = slowHashing()
    const refused = { before: () => Promise.reject(new Error('too many')) }
    const outcomes = askTimes((n) => hashing.verify('x', `guess ${n}`, n < 3 ? refused : {}), 4)
    await endAll()
    await endAll()
    expect(outcomes).toEqual(['failed', 'failed', 'failed', 'done'])
    expect(begun).toEqual(['guess 3'])
  })

  test('A hash that fails frees its place for the next', async () => {
    const hashing = queueHashes({
      hash: () => Promise.reject(new Error('broken')),
      verify: async () => true,
    })
    const outcomes = askTimes(() => hashing.hash('x'), 5)
    expect(await hashing.verify('x', 'y')).toBe(true)
    expect(outcomes).toEqual(Array(5).fill('failed'))
  })
})
