import { type JobValues, jobFields } from './jobValues.ts'

export type JobField = keyof JobValues

/** The offer when editing began, as it was typed since, and as someone else saved it meanwhile. */
export type JobVersions = { base: JobValues; mine: JobValues; theirs: JobValues }

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

// Questions that were not edited must not differ by the ids that they got when they were saved.
const comparable = (values: JobValues, field: JobField) =>
  field === 'questions' ? values.questions.map(({ question }) => question) : values[field]

const differs = (field: JobField, one: JobValues, other: JobValues) =>
  !isSame(comparable(one, field), comparable(other, field))

/** The fields that both changed, in different ways. */
export const disputedFields = ({ base, mine, theirs }: JobVersions): JobField[] =>
  jobFields.filter(
    (field) => differs(field, mine, base) && differs(field, theirs, base) && differs(field, mine, theirs),
  )

/** The fields that only the other person changed. */
export const theirFields = ({ base, mine, theirs }: JobVersions): JobField[] =>
  jobFields.filter((field) => !differs(field, mine, base) && differs(field, theirs, base))

/** Merges the typed values into the current ones: a field that was not edited has the other person's value. */
export function mineOverTheirs({ base, mine, theirs }: JobVersions): JobValues {
  const typed = jobFields.filter((field) => differs(field, mine, base))
  return { ...theirs, ...Object.fromEntries(typed.map((field) => [field, mine[field]])) }
}

export const areSame = (one: JobValues, other: JobValues): boolean =>
  jobFields.every((field) => !differs(field, one, other))
