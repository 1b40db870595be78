import { platform } from '#server/platform/index.ts'

const act = 'a kilobyte of uploads'
const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)

/** Counts an account's uploaded bytes; throws `tooManyBytes` (429) beyond the daily allowance. */
export async function spendBytes(ownerId: string, bytes: number): Promise<void> {
  if (bytes > 0) await platform().limits.spend(act, ownerId, kilobytes(bytes))
}

/** Releases counted bytes that never arrived. */
export async function refundBytes(ownerId: string, bytes: number): Promise<void> {
  if (bytes > 0) await platform().limits.release(act, ownerId, kilobytes(bytes))
}
