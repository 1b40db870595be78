import { hash, type Options, verify } from '@node-rs/argon2'
import { apiError } from '../http/apiError.ts'

/** What a hash waits for, and what it does first when its turn comes. */
export type Turn = {
  /** Whether somebody still waits for the result: what nobody waits for is not hashed. */
  isWanted?: () => boolean
  /** What it throws is thrown in place of a result, and nothing is hashed. */
  before?: () => Promise<void>
}

/** What turns passwords into hashes: the slowest work of a login, and the one that has to be the same for everybody. */
export type Hashing = {
  hash(password: string, turn?: Turn): Promise<string>
  verify(hash: string, password: string, turn?: Turn): Promise<boolean>
}

// Argon2id: 19 MiB and two passes.
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const argon2: Hashing = {
  hash: (password) => hash(password, strength),
  verify: (made, password) => verify(made, password),
}

/** Hashes run on libuv's four threads, which files and names of hosts need as well: half of them stay free. */
const atOnce = 2
const mostWaiting = 50

const busy = () => apiError('unavailable', { headers: { 'Retry-After': '5' } })

type Place = { isWanted: () => boolean; enter: () => void; leave: () => void }

/** Lets two in at once and fifty wait; 503 for whoever comes then. `leave` has to be called once for each that went in. */
function createLine() {
  let running = 0
  let waiting: Place[] = []

  const admit = () => {
    while (running < atOnce) {
      const place = waiting.shift()
      if (!place) return
      if (place.isWanted()) {
        running += 1
        place.enter()
      } else place.leave()
    }
  }

  const dropUnwanted = () => {
    const dropped = waiting.filter(({ isWanted }) => !isWanted())
    waiting = waiting.filter((place) => !dropped.includes(place))
    for (const { leave } of dropped) leave()
  }

  return {
    enter: (isWanted: () => boolean) =>
      new Promise<void>((enter, fail) => {
        if (waiting.length >= mostWaiting) dropUnwanted()
        if (waiting.length >= mostWaiting) return fail(busy())
        waiting.push({ isWanted, enter, leave: () => fail(busy()) })
        admit()
      }),
    leave: () => {
      running -= 1
      admit()
    },
  }
}

/** The same hashing in turn: never more at once in this process than leaves it able to answer all else. */
export function queueHashes(hashing: Hashing): Hashing {
  const line = createLine()
  const inTurn = async <T>(work: () => Promise<T>, { isWanted = () => true, before }: Turn = {}) => {
    await line.enter(isWanted)
    try {
      await before?.()
      return await work()
    } finally {
      line.leave()
    }
  }
  return {
    hash: (password, turn) => inTurn(() => hashing.hash(password), turn),
    verify: (made, password, turn) => inTurn(() => hashing.verify(made, password), turn),
  }
}
