import { type InferType, object } from 'yup'
import { limits } from './limits.ts'
import { reportKinds, reportReasons } from './lists.ts'
import { id, oneOfList, text } from './rules.ts'

/** POST /report: what is flagged and why; the same person flags a thing once. */
export const reportInput = object({
  kind: oneOfList(reportKinds).required('required'),
  id: id().required('id-invalid'),
  reason: oneOfList(reportReasons).required('required'),
  text: text(limits.reason),
})
export type ReportInput = InferType<typeof reportInput>

export type Reported = { id: string }
