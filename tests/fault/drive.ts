import type { RunningApp } from '../runningApp.ts'

export type Action = { name: string; do(origin: string): Promise<{ status: number }> }

const atOnce = 25

/** Runs the mutations concurrently; returns the status of each, 0 without a response. `onDone` receives each 201. */
export async function drive(
  actions: readonly Action[],
  origin: string,
  onDone = (_done: number) => {},
): Promise<number[]> {
  const statuses: number[] = Array(actions.length).fill(0)
  const queue = [...actions.entries()]
  let done = 0
  const hand = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, action] = next
      statuses[index] = await action.do(origin).then(
        ({ status }) => status,
        () => 0,
      )
      if (statuses[index] !== 201) continue
      done += 1
      onDone(done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
  return statuses
}

/** Like drive, and kills the server after this many responses; the other calls are in flight or not sent yet. */
export async function driveUntilKilled(
  actions: readonly Action[],
  app: RunningApp,
  acknowledged: number,
): Promise<number[]> {
  let killed: Promise<void> | undefined
  const statuses = await drive(actions, app.origin, (done) => {
    if (done === acknowledged) killed = app.kill()
  })
  await killed
  return statuses
}
