// The process that decodes pictures: started and ended by decoder.ts, which watches its memory and its time.
import { writeFile } from 'node:fs/promises'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { systemCode } from '../operatorError.ts'
import { cook, type Picture, type Recipe, TooLarge } from './recipes.ts'

export type Order = { recipe: Recipe; target: string }
/** `failed` is none of the picture's doing: the code of what the disk said. */
export type Outcome =
  | { picture: Picture }
  | { error: 'imageTooLarge' | 'imageUnreadable' }
  | { failed: string }
export type Message = 'ready' | { outcome: Outcome; residentBytes: number }

const endNow = () => process.kill(process.pid, 'SIGKILL')
const watchEvery = 25

/** What people upload, and the drawings of our own: of all else that the library can read, nothing is opened. */
const readable = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}`)

/** Where nobody can read from outside how much memory a process has, a thread of its own looks: decoding cannot stop it. */
function watchFromInside(mostBytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) endNow()
  }, watchEvery)
}

async function answer({ recipe, target }: Order): Promise<Outcome> {
  try {
    const { data, picture } = await cook(recipe)
    await writeFile(target, data)
    return { picture }
  } catch (error) {
    if (error instanceof TooLarge) return { error: 'imageTooLarge' }
    const code = systemCode(error)
    return code ? { failed: code } : { error: 'imageUnreadable' }
  }
}

function serve(): void {
  // One picture at a time, on one thread; none is worked on twice, so that remembering them would keep memory only.
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readable })
  const send = (message: Message) => process.send?.(message)
  process.on('message', async (order: Order) => {
    const outcome = await answer(order)
    send({ outcome, residentBytes: process.memoryUsage.rss() })
  })
  // Its parent is gone, killed perhaps. Leaving politely would wait for what is being decoded.
  process.on('disconnect', endNow)
  // A terminal and systemd tell the whole group: the parent ends it when the last upload is answered.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  // When the machine has no memory left, this process goes before the others.
  writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
  const mostBytes = Number(process.argv[2])
  if (mostBytes > 0) new Worker(new URL(import.meta.url), { workerData: mostBytes })
  send('ready')
}

if (isMainThread) serve()
else watchFromInside(Number(workerData))
