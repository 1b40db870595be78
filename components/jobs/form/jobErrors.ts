import { setIn } from 'formik'
import { type Faults, getFaults } from '#components/forms/useErrorsFollow.ts'
import { jobSteps, publishedJob } from '#contracts/jobForm.ts'
import { check } from '#contracts/validate.ts'
import { dayIn } from '#lib/dates.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { type JobValues, toCandidate } from './jobValues.ts'

/** Dotted paths -> the nested shape of Formik's errors. */
export const toErrors = (fields: Record<string, unknown>): object =>
  Object.entries(fields).reduce<object>((errors, [path, value]) => setIn(errors, getPath(path), value), {})

// A list that lacks entries shows its error at the first one.
const getPath = (path: string) => (path === 'questions' ? 'questions.0.question' : path)

/** The errors of an offer to be published, as far as the browser can tell. */
export async function findOfferFaults(values: JobValues): Promise<Faults> {
  const { fields } = await check(publishedJob, toCandidate(values, 'published'))
  const isOver = Boolean(values.deadline && values.deadline < dayIn(publicConfig().timeZone))
  return getFaults(toErrors({ ...fields, ...(isOver && { deadline: 'deadline-past' }) }))
}

/** The number of the step that shows a field. */
export function getFieldStep(path: string): number {
  const [name = ''] = path.split('.')
  const found = jobSteps.findIndex(({ schema }) => name in schema.fields)
  return Math.max(found, 0)
}
