import { type Language, languages } from '#contracts/languages.ts'
import type { JudgedSearch } from './searches.ts'

type Judged = { query: string; first: string[]; isFound: boolean }

const getShare = (judged: readonly Judged[]) => judged.filter(({ isFound }) => isFound).length / judged.length
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Searches, prints the success by language and what failed, and returns the shares of success. */
export async function judgeAll(
  searches: Record<Language, readonly JudgedSearch[]>,
  findFirst: (query: string) => Promise<string[]>,
): Promise<number[]> {
  const judge = async ([query, meant]: JudgedSearch): Promise<Judged> => {
    const first = await findFirst(query)
    return { query, first, isFound: first.some((id) => meant.includes(id)) }
  }
  const everything: Judged[] = []
  const shares: number[] = []
  const lines: string[] = []
  for (const language of languages) {
    const judged = await Promise.all(searches[language].map(judge))
    everything.push(...judged)
    shares.push(getShare(judged))
    lines.push(`${language}: ${percent(getShare(judged))} of ${judged.length}`)
  }
  lines.push(`all: ${percent(getShare(everything))} of ${everything.length}`)
  for (const { query, first, isFound } of everything) {
    if (!isFound) lines.push(`  not found: "${query}" shows ${first.join(', ') || 'nothing'}`)
  }
  process.stdout.write(`${lines.join('\n')}\n`)
  return [...shares, getShare(everything)]
}
