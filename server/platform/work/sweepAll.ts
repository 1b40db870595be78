import type { JobHelpers } from 'graphile-worker'

/**
 * Sweeps some at a time until nothing is left; `some` answers how many these were. When the house closes it does not
 * wait for the rest, which goes the next time.
 */
export async function sweepAll(
  { abortSignal }: Pick<JobHelpers, 'abortSignal'>,
  some: () => Promise<number>,
): Promise<void> {
  while (!abortSignal.aborted && (await some()) > 0);
}
