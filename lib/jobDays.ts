import type { JobDay, JobDays } from '#contracts/jobs.ts'
import { day } from './durations.ts'

export const counted = ['views', 'favorites', 'applications', 'accepted'] as const
type Counted = (typeof counted)[number]

/** Some days in a row, `first` and `last` included, and what happened on them. */
export type Span = { first: string; last: string } & Record<Counted, number>
export type SpanLength = 'day' | 'week' | 'month'

/** As many spans as fit beside each other on a phone. */
const most = 31
const lengths = { day: 1, week: 7, month: 30 } as const

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10)
const addUp = (days: readonly JobDay[], name: Counted): number =>
  days.reduce((sum, one) => sum + one[name], 0)

/**
 * Divides the days from first to last into days, weeks or months of thirty days, whichever are few enough to draw. The
 * last span ends with the last day, so that all are whole but the first.
 */
export function toSpans({ from, to, days }: JobDays): { length: SpanLength; spans: Span[] } {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const all = Math.round((end - start) / day) + 1
  const length = (['day', 'week'] as const).find((one) => all <= most * lengths[one]) ?? 'month'
  const step = lengths[length] * day
  const spans: Span[] = []
  for (let last = end; last >= start; last -= step) {
    const first = Math.max(start, last - step + day)
    const within = days.filter((one) => one.day >= toDay(first) && one.day <= toDay(last))
    const [views, favorites, applications, accepted] = counted.map((name) => addUp(within, name))
    spans.unshift({
      ...{ first: toDay(first), last: toDay(last) },
      ...{ views: views ?? 0, favorites: favorites ?? 0 },
      ...{ applications: applications ?? 0, accepted: accepted ?? 0 },
    })
  }
  return { length, spans }
}

export const getTotal = (spans: readonly Span[], name: Counted): number =>
  spans.reduce((sum, span) => sum + span[name], 0)
