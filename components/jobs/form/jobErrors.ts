import { setIn } from 'formik'
import { jobSteps } from '#contracts/jobForm.ts'

/** Dotted paths -> the nested shape in which the form keeps errors. */
export const errorsOf = (fields: Record<string, unknown>): object =>
  Object.entries(fields).reduce<object>((errors, [path, value]) => setIn(errors, pathOf(path), value), {})

// A list that misses something shows it at its first entry.
const pathOf = (path: string) => (path === 'questions' ? 'questions.0.question' : path)

/** The number of the step that shows a field. */
export function stepOfField(path: string): number {
  const [name = ''] = path.split('.')
  const found = jobSteps.findIndex(({ schema }) => name in schema.fields)
  return Math.max(found, 0)
}
