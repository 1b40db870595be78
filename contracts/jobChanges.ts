import { getParts } from '#lib/text.ts'
import type { JobInput } from './jobForm.ts'
import { pickSlots } from './week.ts'

/** What decides whether someone can come: applicants learn when it changes in a published offer. */
const toldFields = {
  title: ['title'],
  place: ['country', 'state', 'city', 'address', 'exactPlace'],
  type: ['type'],
  startDate: ['startDate'],
  times: ['work_shift'],
  duration: ['durationHours', 'durationPer', 'durationDays'],
  minimumAge: ['minimumAge'],
} as const
export type ToldChange = keyof typeof toldFields
const isToldChange = (name: string): name is ToldChange => name in toldFields
export const toldChanges = Object.keys(toldFields).filter(isToldChange)

export type ToldFacts = Pick<JobInput, (typeof toldFields)[ToldChange][number]>

const comparable = (facts: ToldFacts, field: keyof ToldFacts) =>
  JSON.stringify(field === 'work_shift' ? pickSlots(getParts(facts.work_shift)) : (facts[field] ?? null))

/** The changes of an offer that its applicants are told of. */
export const findToldChanges = (before: ToldFacts, after: ToldFacts): ToldChange[] =>
  toldChanges.filter((change) =>
    toldFields[change].some((field) => comparable(before, field) !== comparable(after, field)),
  )
