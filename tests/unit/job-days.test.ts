import { expect, it } from 'vitest'
import { counted, getTotal, toSpans } from '#lib/jobDays.ts'

const nothing = { views: 0, favorites: 0, applications: 0, accepted: 0 }
const viewed = (day: string, views: number) => ({ ...nothing, day, views })

it('A month is divided into its days, with those on which nothing happened', () => {
  const { length, spans } = toSpans({
    from: '2026-03-01',
    to: '2026-03-31',
    days: [viewed('2026-03-01', 2), viewed('2026-03-31', 5)],
    sources: [],
  })
  expect(length).toBe('day')
  expect(spans).toHaveLength(31)
  expect(spans[0]).toEqual({ ...nothing, first: '2026-03-01', last: '2026-03-01', views: 2 })
  expect(spans.at(-1)).toEqual({ ...nothing, first: '2026-03-31', last: '2026-03-31', views: 5 })
})

it('Half a year is divided into whole weeks that end today, and the first one is what is left', () => {
  const { length, spans } = toSpans({ from: '2026-01-01', to: '2026-06-30', days: [], sources: [] })
  expect(length).toBe('week')
  expect(spans).toHaveLength(26)
  expect(spans[0]).toMatchObject({ first: '2026-01-01', last: '2026-01-06' })
  expect(spans.at(-1)).toMatchObject({ first: '2026-06-24', last: '2026-06-30' })
})

it('No day is lost and none counts twice, however long an offer exists', () => {
  for (const from of ['2026-06-30', '2026-05-15', '2025-12-31', '2024-06-30']) {
    const all = Math.round((Date.parse('2026-06-30') - Date.parse(from)) / 86_400_000) + 1
    const days = Array.from({ length: all }, (_, place) => {
      const day = new Date(Date.parse(from) + place * 86_400_000).toISOString().slice(0, 10)
      return { day, views: 1, favorites: 2, applications: 3, accepted: 4 }
    })
    const { spans } = toSpans({ from, to: '2026-06-30', days, sources: [] })
    expect(spans.length).toBeLessThanOrEqual(31)
    expect(counted.map((name) => getTotal(spans, name))).toEqual([all, 2 * all, 3 * all, 4 * all])
  }
})
