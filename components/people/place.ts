import { useLocale } from 'next-intl'
import { countryName } from '#lib/countryNames.ts'

/** City and country -> one text in the language of the page; "" where neither is set. */
export function usePlaceName(): (where: { city: string; country: string }) => string {
  const locale = useLocale()
  return ({ city, country }) => [city, countryName(country, locale)].filter(Boolean).join(', ')
}
