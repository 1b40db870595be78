import useSWR from 'swr'
import type { CountryList } from '#contracts/account.ts'
import { keys } from '#lib/keys.ts'
import { readCountries } from '#services/countries.ts'
import { useLanguage } from './language.ts'

/** The countries by name in the language of the page. */
export function useCountries() {
  const { language } = useLanguage()
  return useSWR<CountryList>(keys.countries(language), readCountries, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
}
