import { setIn } from 'formik'
import type { Faults } from '#components/forms/useErrorsFollow.ts'
import { jobSteps, publishedJob } from '#contracts/jobForm.ts'
import { check } from '#contracts/validate.ts'
import { dayIn } from '#lib/dates.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { type JobValues, toCandidate } from './jobValues.ts'

/** Dotted paths -> the nested shape of Formik's errors. */
export const toErrors = (faults: Faults): object =>
  Object.entries(faults).reduce<object>((errors, [path, rule]) => setIn(errors, path, rule), {})

/** Lists that are chosen in one field, which shows the errors of all entries. */
const inOneField = ['images', 'categories', 'skills']

/** The form's path of an error of the contract, which counts only the questions that are not empty. */
function toFormPath(path: string, { questions }: JobValues): string {
  const [name = '', index, ...rest] = path.split('.')
  if (inOneField.includes(name)) return name
  if (name !== 'questions') return path
  // A list that lacks entries shows its error at the first one.
  if (index === undefined) return 'questions.0.question'
  const filled = questions.flatMap(({ question }, at) => (question.trim() === '' ? [] : [at]))
  return [name, filled[Number(index)] ?? index, ...rest].join('.')
}

/** The errors of the contract by the paths of the form. */
export const toFormFaults = (fields: Faults, values: JobValues): Faults =>
  Object.fromEntries(Object.entries(fields).map(([path, rule]) => [toFormPath(path, values), rule]))

/** Whether the deadline has passed, which the contract cannot tell. */
export const isOver = ({ deadline }: Pick<JobValues, 'deadline'>): boolean =>
  Boolean(deadline && deadline < dayIn(publicConfig().timeZone))

/** The errors of an offer to be published, as far as the browser can tell. */
export async function findOfferFaults(values: JobValues): Promise<Faults> {
  const { fields } = await check(publishedJob, toCandidate(values, 'published'))
  return toFormFaults({ ...fields, ...(isOver(values) && { deadline: 'deadline-past' }) }, values)
}

/** The number of the step that shows a field. */
export function getFieldStep(path: string): number {
  const [name = ''] = path.split('.')
  const found = jobSteps.findIndex(({ schema }) => name in schema.fields)
  return Math.max(found, 0)
}
