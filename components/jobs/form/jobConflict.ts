import { type JobValues, jobFields } from './jobValues.ts'

export type JobField = keyof JobValues

/** The offer as it stood when editing began, as it was typed since, and as somebody else saved it meanwhile. */
export type JobVersions = { base: JobValues; mine: JobValues; theirs: JobValues }

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

// Whoever did not touch the questions has no part in the ids that they got when they were saved.
const comparable = (values: JobValues, field: JobField) =>
  field === 'questions' ? values.questions.map(({ question }) => question) : values[field]

const differs = (field: JobField, one: JobValues, other: JobValues) =>
  !isSame(comparable(one, field), comparable(other, field))

/** What both changed, each in another way. */
export const disputedFields = ({ base, mine, theirs }: JobVersions): JobField[] =>
  jobFields.filter(
    (field) => differs(field, mine, base) && differs(field, theirs, base) && differs(field, mine, theirs),
  )

/** What only the other one changed. */
export const theirFields = ({ base, mine, theirs }: JobVersions): JobField[] =>
  jobFields.filter((field) => !differs(field, mine, base) && differs(field, theirs, base))

/** What was typed on top of what is there now: a field that was not touched is as somebody else left it. */
export function mineOverTheirs({ base, mine, theirs }: JobVersions): JobValues {
  const typed = jobFields.filter((field) => differs(field, mine, base))
  return { ...theirs, ...Object.fromEntries(typed.map((field) => [field, mine[field]])) }
}

export const areSame = (one: JobValues, other: JobValues): boolean =>
  jobFields.every((field) => !differs(field, one, other))
