// The child process that decodes images; decoder.ts starts and ends it, and limits its memory and time.
import { writeFile } from 'node:fs/promises'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { systemCode } from '../operatorError.ts'
import { cook, type ImageInfo, type Recipe, TooLarge } from './recipes.ts'

export type Order = { recipe: Recipe; target: string }
/** `failed` is the system's error code when the image is not the cause. */
export type Outcome =
  | { image: ImageInfo }
  | { error: 'imageTooLarge' | 'imageUnreadable' }
  | { failed: string }
export type Message = 'ready' | { outcome: Outcome; residentBytes: number }

const endNow = () => process.kill(process.pid, 'SIGKILL')
const watchEvery = 25

/** The formats of uploads and of our own drawings; all other loaders of the library are blocked. */
const readable = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}`)

/** Checks the memory in a thread of its own, which decoding cannot delay, where the parent cannot read it. */
function watchFromInside(mostBytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) endNow()
  }, watchEvery)
}

async function decode({ recipe, target }: Order): Promise<Outcome> {
  try {
    const { data, image } = await cook(recipe)
    await writeFile(target, data)
    return { image }
  } catch (error) {
    if (error instanceof TooLarge) return { error: 'imageTooLarge' }
    const code = systemCode(error)
    return code ? { failed: code } : { error: 'imageUnreadable' }
  }
}

function serve(): void {
  // One image at a time, on one thread. None is decoded twice, so a cache would only take memory.
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readable })
  const send = (message: Message) => process.send?.(message)
  process.on('message', async (order: Order) => {
    const outcome = await decode(order)
    send({ outcome, residentBytes: process.memoryUsage.rss() })
  })
  // The parent has ended. A normal exit would wait for the image that is being decoded.
  process.on('disconnect', endNow)
  // A terminal and systemd signal the whole group; the parent ends this process after the last upload.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  // When the machine runs out of memory, the kernel ends this process first.
  writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
  const mostBytes = Number(process.argv[2])
  if (mostBytes > 0) new Worker(new URL(import.meta.url), { workerData: mostBytes })
  send('ready')
}

if (isMainThread) serve()
else watchFromInside(Number(workerData))
