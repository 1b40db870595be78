export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** The scores, of 100, that pages have to reach on a phone; search engines never see a page that needs a session. */
export const aims: Record<'guest' | 'signedIn', Partial<Scores>> = {
  guest: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  signedIn: { performance: 85, accessibility: 100, 'best-practices': 100 },
}

export type Scores = Record<Category, number>

/** The part of Lighthouse's report that is read here; scores from 0 to 1. */
export type Report = {
  /** The higher, the faster the machine: a score is worth little without it. */
  environment: { benchmarkIndex: number }
  categories: Record<Category, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; numericValue?: number }
  >
}

export const getScores = (report: Report): Scores =>
  Object.fromEntries(
    categories.map((name) => [name, Math.round((report.categories[name].score ?? 0) * 100)]),
  ) as Scores

/** The median of each category. */
export const median = (runs: readonly Scores[]): Scores =>
  Object.fromEntries(
    categories.map((name) => {
      const sorted = runs.map((scores) => scores[name]).toSorted((one, other) => one - other)
      return [name, sorted[sorted.length >> 1] ?? 0]
    }),
  ) as Scores

export const missed = (scores: Scores, aim: Partial<Scores>): Category[] =>
  categories.filter((name) => scores[name] < (aim[name] ?? 0))

/** The failed audits of a report, without those of performance, which are measurements. */
export const getFaults = (report: Report): string[] =>
  categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => report.categories[name].auditRefs)
    .flatMap(({ id }) => {
      const { score, title } = report.audits[id] ?? {}
      return score !== null && score !== undefined && score < 1 ? [`${id}: ${title}`] : []
    })
