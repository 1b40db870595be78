type Results<Calls extends readonly unknown[]> = { -readonly [Index in keyof Calls]: Awaited<Calls[Index]> }

/**
 * As `Promise.all`, for calls that send statements of one transaction, which run in the order in which they are sent. Rejects
 * only once all have ended: what one of them sent after the rollback would be saved.
 */
export async function together<const Calls extends readonly unknown[]>(
  calls: Calls,
): Promise<Results<Calls>> {
  await Promise.allSettled(calls)
  return Promise.all(calls)
}
