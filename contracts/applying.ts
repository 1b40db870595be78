// No schema is in it: pages of offers read it and check nothing.
import { getParts } from '#lib/text.ts'
import { limits } from './limits.ts'
import { noTime } from './week.ts'

/** What applying asks of a volunteer's profile: fields of the account form, in its order. */
export const neededToApply = [
  'name',
  'age',
  'country',
  'city',
  'config.about',
  'config.categories',
  'config.work_shift',
] as const
export type NeededToApply = (typeof neededToApply)[number]

type ProfileFields = {
  name: string
  age: number | null
  country: string
  city: string
  config: { about: string; categories: string; work_shift: string }
}

const isGiven: Record<NeededToApply, (profile: ProfileFields) => boolean> = {
  name: ({ name }) => name !== '',
  age: ({ age }) => age !== null,
  country: ({ country: home }) => home !== '',
  city: ({ city }) => city !== '',
  'config.about': ({ config: { about } }) => about !== '',
  'config.categories': ({ config: { categories } }) => {
    const chosen = getParts(categories).length
    return chosen >= 1 && chosen <= limits.interests
  },
  'config.work_shift': ({ config: { work_shift: times } }) => times === noTime || getParts(times).length > 0,
}

/** Returns which of these a profile lacks. */
export const missingToApply = (profile: ProfileFields): NeededToApply[] =>
  neededToApply.filter((field) => !isGiven[field](profile))
