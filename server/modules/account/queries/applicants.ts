import { type SQL, sql } from 'drizzle-orm'
import type { Interest, Language } from '#contracts/lists.ts'
import { accounts } from '../tables.ts'

/** What an organisation may see of an account that applied to it; no email address, no phone. */
export type ApplicantRow = {
  interests: Interest[]
  workShift: string[]
  age: number | null
  language: Language
  country: string
  state: string
  city: string
}

/** The accounts with what organisations see of their applicants, as a table for a query of another module. */
export const applicantAccounts: SQL = sql`(
  select id, brota_plain(name) as plain_name, categories as interests, work_shift as "workShift", age, language,
    country, state, city
  from ${accounts})`
