import useSWR from 'swr'
import type { CountryList } from '#contracts/account.ts'
import { keys } from '#lib/keys.ts'
import { readCountries } from '#services/countries.ts'
import { useLanguage } from './language.ts'

/** The countries by name in the language of the page; they are not read while no name is needed. */
export function useCountries(isNeeded = true) {
  const { language } = useLanguage()
  return useSWR<CountryList>(isNeeded && keys.countries(language), readCountries, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
}
