import { platform } from '#server/platform/index.ts'

const act = 'a kilobyte of uploads'
const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)

/** Counts what somebody uploads; refuses `tooManyBytes` (429) what is more than a day's allowance. */
export async function spendBytes(ownerId: string, bytes: number): Promise<void> {
  if (bytes > 0) await platform().limits.spend(act, ownerId, kilobytes(bytes))
}

/** What was counted and never came. */
export async function refundBytes(ownerId: string, bytes: number): Promise<void> {
  if (bytes > 0) await platform().limits.release(act, ownerId, kilobytes(bytes))
}
