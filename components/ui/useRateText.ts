import { useFormatter } from 'next-intl'
import { rateDisplay } from '#lib/rating.ts'

/** A rate in the format of the page's language: `4.5`, `4,5`. */
export function useRateText(): (rate: string | number) => string {
  const format = useFormatter()
  return (rate) =>
    format.number(Number(rateDisplay(rate)), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
