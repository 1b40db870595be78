/** BENCH_SHARE=0.01 fills and measures a hundredth, to see that every part works; its figures mean nothing. */
export const share = Number(process.env.BENCH_SHARE ?? 1)
if (!(share > 0 && share <= 1)) throw new Error('BENCH_SHARE must be above 0 and at most 1')

const scaled = (whole: number, least: number) => Math.max(least, Math.round(whole * share))

const organisations = scaled(2_000, 100)
const volunteers = scaled(98_000, 4_900)

/** BENCH_MINUTES is how long the memory is watched. */
const minutes = Number(process.env.BENCH_MINUTES ?? 10 * share)
if (!(minutes > 0)) throw new Error('BENCH_MINUTES must be above 0')

/** How many rows of each kind. */
export const size = {
  organisations,
  volunteers,
  people: organisations + volunteers,
  /** Volunteers from this number on have not applied: they apply in the bench, and all readers are among them. */
  firstFreshVolunteer: Math.round((organisations + volunteers) * 0.5),
  /** Offers at the start, when endpoints are measured, and at the end. */
  offers: { few: scaled(2_000, 100), some: scaled(20_000, 200), many: scaled(200_000, 2_000) },
  /** Offers that are published and edited, one after another. */
  writtenOffers: scaled(500, 20),
  /** Offers that were viewed each day of two years. */
  viewedOffers: 32,
  /** People who have notifications and conversations. */
  busy: scaled(20_000, 400),
  connectionsAround: scaled(20, 4),
  posts: scaled(1_000_000, 25_000),
  /** Posts of one feed that a browser scrolls through. */
  scrolledPosts: scaled(2_000, 60),
  applicants: scaled(24_000, 1_000),
  /** Applicants of a single offer, more than one call may decide on. */
  applicantsOfOne: scaled(5_000, 400),
  streams: { streams: scaled(2_000, 20), perSecond: 50, seconds: scaled(20, 1) },
  savedSearches: { few: scaled(1_000, 100), many: scaled(100_000, 1_000) },
  /** How long the load lasts that shows the memory, and how often it is read. */
  memory: { seconds: minutes * 60, every: share === 1 ? 5 : 0.5 },
} as const

/**
 * How many connections load a side, and for how many seconds. Sides that are compared take turns of `turn` seconds, `rounds`
 * times: a machine is faster for some seconds and slower for others. Before, each is loaded for `warmUp` seconds, and again
 * until it has answered `warmCalls`, at most `warmUps` times.
 */
export const pace =
  share === 1
    ? { connections: 16, seconds: 4, turn: 2, rounds: 6, warmUp: 1, warmUps: 8, warmCalls: 20_000 }
    : { connections: 4, seconds: 0.25, turn: 0.25, rounds: 1, warmUp: 0.1, warmUps: 1, warmCalls: 1 }

/** The number of a reader; readers are so far apart that no two share connections or notifications. */
export const readerNumber = (index: number): number =>
  size.firstFreshVolunteer + index * Math.floor(size.busy / 66)

/** A number with thousands separators. */
export const formatCount = (count: number): string => count.toLocaleString('en')
