import sharp from 'sharp'

// One thread a picture and two pictures at once: the threads left over read files and hash passwords meanwhile,
// and twenty large pictures at once do not need the memory of twenty.
sharp.concurrency(1)
// No picture is worked on twice: remembering them would keep memory, and files that were thrown away, open.
sharp.cache(false)
const most = 2

let running = 0
const waiting: (() => void)[] = []

/** Works on a picture as soon as there is room for it, first come, first served. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= most) await new Promise<void>((go) => waiting.push(go))
  else running += 1
  try {
    return await work()
  } finally {
    // A place is handed on rather than freed: who comes just now cannot take it.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
