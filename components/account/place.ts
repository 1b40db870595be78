import { useLocale } from 'next-intl'
import { countryName } from '#lib/countryNames.ts'

/** City and country -> both in words, in the language of the page; "" where neither is told. */
export function usePlaceName(): (where: { city: string; country: string }) => string {
  const locale = useLocale()
  return ({ city, country }) => [city, countryName(country, locale)].filter(Boolean).join(', ')
}
