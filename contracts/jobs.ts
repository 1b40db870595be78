import { array, type InferType, object } from 'yup'
import type { ErrorCode } from './errors.ts'
import { limits } from './limits.ts'
import {
  type ApplicationStatus,
  applicationStatuses,
  type DurationPer,
  type JobCategory,
  type JobStatus,
  type JobType,
  jobCategories,
  jobSorts,
  jobStatuses,
  jobTypes,
  type MatchReason,
  type Skill,
  skills,
} from './lists.ts'
import {
  calendarDate,
  country,
  flag,
  id,
  line,
  neededId,
  oneOfList,
  oneOfListOrNull,
  paging,
  someOfList,
  text,
} from './rules.ts'
import type { Page, UploadedImage, User, UserCard } from './shapes.ts'

export type JobQuestion = { id: string; question: string }
export type JobCan = { apply: boolean; edit: boolean; seeApplicants: boolean }
export type JobCounts = {
  applications: number
  accepted: number
  refused: number
  pending: number
  favorites: number
  views: number
}

/** An offer as signed-in accounts see it. `startDate` null means any time; `counts` is for its owner only. */
/** How an offer says in `applyRefusal` which error applying would throw now. */
export const applyRefusals = {
  notSignedIn: 'sign-in',
  volunteersOnly: 'volunteer-only',
  needsValidation: 'not-validated',
  profileIncomplete: 'profile-incomplete',
  alreadyApplied: 'applied',
  offerClosed: 'closed',
  offerPastDeadline: 'closed',
  offerFull: 'full',
  tooYoung: 'too-young',
} as const satisfies Partial<Record<ErrorCode, string>>
export type ApplyError = keyof typeof applyRefusals
export type ApplyRefusal = (typeof applyRefusals)[ApplyError]

export type Job = {
  id: string
  title: string
  country: string
  state: string
  city: string
  categories: JobCategory[]
  about: string
  requirements: string
  additionalInformation: string
  startDate: string | null
  deadline: string | null
  type: JobType | null
  durationHours: number | null
  /** Whether the hours are per visit or in total. */
  durationPer: DurationPer
  durationDays: number | null
  skills: Skill[]
  vacancies: number | null
  /** Whether all vacancies are taken. */
  full: boolean
  minimumAge: number | null
  config: { background: UploadedImage | null }
  images: UploadedImage[]
  questions: JobQuestion[]
  owner: UserCard
  status: JobStatus
  createdAt: string
  /** The version, which changes send back. */
  updatedAt: string
  favorite: boolean
  application: { id: string; status: ApplicationStatus } | null
  applyRefusal: ApplyRefusal | null
  can: JobCan
  counts?: JobCounts
  why?: MatchReason[]
  preview?: never
}

/** An offer as guests and unvalidated accounts see it. */
export type PreviewJob = Pick<
  Job,
  | 'id'
  | 'title'
  | 'owner'
  | 'city'
  | 'country'
  | 'categories'
  | 'type'
  | 'deadline'
  | 'full'
  | 'about'
  | 'config'
> & { publishedAt: string; applyRefusal: 'sign-in' | 'not-validated'; preview: true }

/** An offer in a list; only members get all of it. */
export type ListedJob = Job | PreviewJob

/** An offer as its card shows it: the first paint of a search has no more. */
export type CardJob =
  | Omit<
      Job,
      | 'about'
      | 'requirements'
      | 'additionalInformation'
      | 'questions'
      | 'images'
      | 'categories'
      | 'state'
      | 'startDate'
      | 'durationHours'
      | 'durationPer'
      | 'durationDays'
      | 'vacancies'
      | 'minimumAge'
      | 'createdAt'
      | 'updatedAt'
    >
  | Omit<PreviewJob, 'about' | 'categories' | 'publishedAt'>

/** The number of offers for each value of a filter, under the other filters. */
export type JobFacets = {
  categories: Partial<Record<JobCategory, number>>
  type: Partial<Record<JobType, number>>
  country: Record<string, number>
}
/** How the words of a search were met. */
export type MetWords = {
  /** `most`: no offer has all of the words, and those that have most of them are shown. */
  met: 'all' | 'most'
  /** The search that was made instead, because words of this one seem mistyped. */
  didYouMean: string | null
}
export type JobSearchPage = Page<ListedJob> & { facets: JobFacets; words: MetWords }

/** `undoUntil` is for the owner only, while a refusal can be undone. */
export type Application = {
  id: string
  job: { id: string; title: string }
  user: UserCard
  answers: { question_id: string; question: string; answer: string }[]
  status: ApplicationStatus
  createdAt: string
  decidedAt: string | null
  undoUntil?: string | null
}

/** A current volunteer of an organisation, with the offers they serve in. */
export type CurrentVolunteer = User & { jobs: { id: string; title: string }[] }

/** GET /jobs. */
export const jobsInput = object({
  ...paging,
  owner: id(),
  favorites: flag(),
  applied: flag(),
  volunteer: id(),
  status: oneOfListOrNull(jobStatuses),
})
export type JobsInput = InferType<typeof jobsInput>

const several = limits.job.filterValues

/** POST /jobs/search: OR within a filter, AND between filters. */
export const jobSearchInput = object({
  ...paging,
  query: line(limits.searchWords),
  country: country(),
  state: line(limits.place),
  city: line(limits.place),
  startDate: calendarDate(),
  deadline: calendarDate(),
  categories: someOfList(jobCategories, several),
  type: someOfList(jobTypes, several),
  skills: someOfList(skills, several),
  sort: oneOfListOrNull(jobSorts),
})
export type JobSearchInput = InferType<typeof jobSearchInput>

export const jobGlobalSearchInput = object({ ...paging, search: line(limits.searchWords) })
export type JobGlobalSearchInput = InferType<typeof jobGlobalSearchInput>

export const deleteJobInput = object({ id: neededId(), insist: flag() })
export const closeJobInput = object({ id: neededId(), refusePending: flag() })

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

export const volunteersInput = object({ ...paging, query: line(limits.searchWords) })
export type VolunteersInput = InferType<typeof volunteersInput>
