import type { CountryList } from '#contracts/account.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

/** Countries in the viewer's language, from our own endpoint or a configured public service. */
export const readCountries = () => createClient('countries').get<CountryList>(calls.countries.list)
