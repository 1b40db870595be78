import { array, type InferType, object } from 'yup'
import { limits } from './limits.ts'
import { applicationStatuses } from './lists.ts'
import { neededId, oneOfList, oneOfListOrNull, paging, text } from './rules.ts'

/** POST /job/apply: an answer for each question; the server checks that none is missing. */
export const applyInput = object({
  job_id: neededId(),
  answers: array()
    .of(
      object({
        question_id: neededId(),
        answer: text(limits.job.answer, 'answer-too-long').required('answer-required'),
      }),
    )
    .default([])
    .max(limits.job.questions, 'too-many'),
})
export type ApplyInput = InferType<typeof applyInput>

/** POST /job/application: the applications to an offer. */
export const applicationsInput = object({
  ...paging,
  job_id: neededId(),
  status: oneOfListOrNull(applicationStatuses),
})
export type ApplicationsInput = InferType<typeof applicationsInput>

export const decideApplicationInput = object({
  id: neededId(),
  status: oneOfList(applicationStatuses).required('required'),
})
