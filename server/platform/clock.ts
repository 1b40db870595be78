/** Tests replace the clock to move the time. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
