import { array, type InferType, object } from 'yup'
import type { Application, Job } from './jobs.ts'
import { type Language, languages } from './languages.ts'
import { limits } from './limits.ts'
import {
  type AgeGroup,
  type ApplicationStatus,
  applicantSorts,
  applicationStatuses,
  decisionStatuses,
  type Interest,
} from './lists.ts'
import {
  flag,
  line,
  neededId,
  oneOfList,
  oneOfListOrNull,
  paging,
  slotList,
  text,
  wholeNumber,
} from './rules.ts'
import type { Page } from './shapes.ts'
import type { Slot } from './week.ts'

/**
 * POST /job/apply: an answer for each question; the server checks that none is missing. `waitingList`: joins the waiting
 * list if the offer is full.
 */
export const applyInput = object({
  job_id: neededId(),
  waitingList: flag(),
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

const applicationIds = (max: number) => array().of(neededId()).default([]).max(max, 'too-many')
/** POST /job/application/states: a volunteer's applications to these offers. */
export const applicationStatesInput = object({
  user_id: neededId(),
  jobs: applicationIds(limits.applicationStates),
})

/** The application of a volunteer to an offer, as both sides see it; null when there is none any more. */
export type ApplicationState = { job_id: string; application: Job['application'] }

const chosen = {
  job_id: neededId(),
  ids: applicationIds(limits.applicantsAtOnce).min(1, 'too-few'),
}

/** POST /job/application: the applications to an offer. Between filters AND; `work_shift` is any of these times. */
export const applicationsInput = object({
  ...paging,
  job_id: neededId(),
  status: oneOfListOrNull(applicationStatuses),
  sort: oneOfListOrNull(applicantSorts),
  /** Beginnings of words of the applicant's name. */
  query: line(limits.searchWords),
  work_shift: slotList().default(''),
  language: oneOfListOrNull(languages),
  /** At most so far from the offer's city. */
  km: wholeNumber(1, limits.kilometres),
  /** Those who serve or served the organisation in another offer. */
  served: flag(),
  shortlisted: flag(),
  /** Only these, e.g. to compare them; empty for all. */
  ids: applicationIds(limits.pageSize.max),
})
export type ApplicationsInput = InferType<typeof applicationsInput>

/** What an organisation sees of an applicant beside the application. */
export type ApplicantFacts = {
  interests: Interest[]
  /** Those of them that the offer is about. */
  fittingInterests: Interest[]
  /** Slots such as mon-a, or only no-time. */
  availability: string[]
  /** Of these, those at which the offer takes place, as far as it says so. */
  fittingSlots: Slot[]
  /** Between the two cities; null for online offers and unknown cities. */
  distanceKm: number | null
  /** Only for offers with a minimum age. */
  ageGroup: AgeGroup | null
  /** The language that they read Brota in. */
  language: Language
  /** Other offers of the organisation: those they applied to, and those they were accepted in. */
  appliedBefore: number
  servedBefore: number
  /** How they rated the organisation. */
  rate: number | null
  /** What only the organisation sees. */
  shortlisted: boolean
  note: string
}
export type Applicant = Application & { applicant: ApplicantFacts }

/** How many applicants each tab shows, by the other filters. */
export type ApplicantCounts = Record<'all' | 'shortlisted' | ApplicationStatus, number>
export type ApplicantsPage = Page<Applicant> & { counts: ApplicantCounts }

export const decideApplicationInput = object({
  id: neededId(),
  status: oneOfList(decisionStatuses).required('required'),
})

/** POST /job/application/decide: one decision on several applications to an offer. */
export const decideApplicationsInput = object({
  ...chosen,
  status: oneOfList(decisionStatuses).required('required'),
  /** By how many places at most the offer grows when more are accepted than are left. */
  raisePlaces: wholeNumber(0, limits.applicantsAtOnce).default(0).nonNullable('number-invalid'),
})
export type DecideApplicationsInput = InferType<typeof decideApplicationsInput>

export type DecidedApplications = {
  /** Those that this call changed, which are all that its undo may name. */
  data: Pick<Application, 'id' | 'status' | 'decidedAt' | 'undoUntil'>[]
  /** How many had this status before. */
  again: number
  /** How many were withdrawn or decided otherwise meanwhile. */
  skipped: number
}

/** PUT /job/application/shortlist. */
export const shortlistInput = object({ ...chosen, shortlisted: flag() })

/** POST /job/application/message: the same chat message to several applicants. */
export const messageApplicantsInput = object({
  ...chosen,
  message: text(limits.message).required('required'),
})

export const noteForm = object({ text: text(limits.note) })

/** PUT /job/application/{id}/note. */
export const noteInput = object({ id: neededId(), note: text(limits.note) })
