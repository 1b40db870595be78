import { type InferType, object } from 'yup'
import type { ErrorCode } from './errors.ts'
import type { CaptionedImage, DescribedMedia } from './images.ts'
import { limits } from './limits.ts'
import {
  type ApplicationStatus,
  applicationStatuses,
  type DurationPer,
  type JobCategory,
  type JobStatus,
  type JobType,
  jobStatuses,
  type MatchReason,
  type OfferLanguage,
  ownJobSorts,
  type Skill,
  type ViewSource,
  viewSources,
} from './lists.ts'
import { flag, id, line, neededId, oneOfListOrNull, paging, text } from './rules.ts'
import type { Page, User, UserCard } from './shapes.ts'

export type JobQuestion = { id: string; question: string }
/**
 * Where an offer is: the point of its city, or on its page the exact one for its owner and accepted volunteers. Null where
 * the list of cities has no such city.
 */
export type JobPlace = { lat: number; lng: number; precision: 'city' | 'exact' }
/** `rate`: only of an ended service, whether the viewer may rate the organisation and has not yet. */
export type JobCan = {
  apply: boolean
  joinWaitingList: boolean
  edit: boolean
  seeApplicants: boolean
  rate?: boolean
}
export type JobCounts = {
  applications: number
  accepted: number
  refused: number
  pending: number
  waitlisted: number
  /** Places that are taken, or held for somebody from the waiting list; 0 where their number is not limited. */
  taken: number
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

/**
 * Where an application stands with the offer's places. `position` on the waiting list, 1 is next; null when it is not on it or
 * a place is offered. `placeOfferedUntil`: until when a place can be taken; of a pending one that took it, the place is held.
 */
export type WaitingListState = { position: number | null; placeOfferedUntil: string | null }

/** How the service of an accepted volunteer ended: after it had begun, or while its acceptance could still be undone. */
export type ServiceEnd = 'served' | 'before-start'

export type Job = {
  id: string
  title: string
  country: string
  state: string
  city: string
  place: JobPlace | null
  /** The language of its texts; null where it is not known. */
  language: OfferLanguage | null
  /** Where exactly; empty in lists, and for those who may not see it. */
  address: string
  categories: JobCategory[]
  about: string
  requirements: string
  additionalInformation: string
  startDate: string | null
  deadline: string | null
  type: JobType | null
  /** Comma-separated slots, such as `mon-a,tue-m`; "" where the times are by arrangement. */
  work_shift: string
  durationHours: number | null
  /** Whether the hours are per visit or in total. */
  durationPer: DurationPer
  durationDays: number | null
  skills: Skill[]
  vacancies: number | null
  /** Whether all vacancies are taken. */
  full: boolean
  minimumAge: number | null
  config: { background: DescribedMedia | null }
  images: CaptionedImage[]
  questions: JobQuestion[]
  owner: UserCard
  status: JobStatus
  createdAt: string
  /** The version, which changes send back. */
  updatedAt: string
  /** A moderator removed it: a draft of its owner that cannot be changed, without its images. */
  removed?: true
  favorite: boolean
  /** `ended`: only once the viewer's service has. */
  application:
    | ({ id: string; status: ApplicationStatus; createdAt: string; ended?: ServiceEnd } & WaitingListState)
    | null
  applyRefusal: ApplyRefusal | null
  can: JobCan
  counts?: JobCounts
  /** In the list of the viewer's applications: the minutes that the organisation usually takes to answer. */
  responseTime?: number | null
  /** In searches near a point: how far its city is, one decimal below ten; null for online offers. */
  distanceKm?: number | null
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
  | 'place'
  | 'country'
  | 'language'
  | 'categories'
  | 'type'
  | 'deadline'
  | 'full'
  | 'about'
  | 'config'
> & {
  publishedAt: string
  applyRefusal: 'sign-in' | 'not-validated'
  distanceKm?: number | null
  preview: true
}

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
      | 'place'
      | 'language'
      | 'work_shift'
      | 'address'
      | 'startDate'
      | 'durationHours'
      | 'durationPer'
      | 'durationDays'
      | 'vacancies'
      | 'minimumAge'
      | 'createdAt'
      | 'updatedAt'
    >
  | Omit<PreviewJob, 'about' | 'categories' | 'place' | 'language' | 'publishedAt'>

/** For the owner only: `undoUntil` while a refusal can be undone, and whether the service of who was accepted has ended. */
export type Application = {
  id: string
  job: { id: string; title: string }
  user: UserCard
  answers: { question_id: string; question: string; answer: string }[]
  status: ApplicationStatus
  createdAt: string
  decidedAt: string | null
  undoUntil?: string | null
  serviceEnded?: boolean
} & WaitingListState

/** A current volunteer of an organisation, with the offers they serve in. */
export type CurrentVolunteer = User & { jobs: { id: string; title: string }[] }

/** GET /jobs. `query` (a part of the title) and `sort` are for the caller's own offers. */
export const jobsInput = object({
  ...paging,
  owner: id(),
  favorites: flag(),
  applied: flag(),
  /** Of those that the caller applied to, the ones whose application has this status. */
  application: oneOfListOrNull(applicationStatuses),
  volunteer: id(),
  status: oneOfListOrNull(jobStatuses),
  query: line(limits.searchWords),
  sort: oneOfListOrNull(ownJobSorts),
})
export type JobsInput = InferType<typeof jobsInput>

/**
 * A page of GET /jobs. `counts`: how many of the caller's own offers have the words, in each status; `applicationCounts`:
 * how many of the caller's applications have each status.
 */
export type JobsPage = Page<ListedJob> & {
  counts?: Record<JobStatus | 'all', number>
  applicationCounts?: Record<ApplicationStatus | 'all', number>
}

/** What happened around an offer on one day of the site's time zone; `accepted` are those accepted until now. */
export type JobDay = { day: string } & Pick<JobCounts, 'views' | 'favorites' | 'applications' | 'accepted'>

/** How many viewers came to an offer in one way; null for those who came before it was asked. */
export type JobViews = { source: ViewSource | null; views: number }

/**
 * GET /jobs/{id}/days, for the owner: the days on which something happened, oldest first. They add up to the offer's
 * counts, as the views of `sources` do; `from` is the first day that is told apart, two years ago at most, and has all that
 * happened before it.
 */
export type JobDays = { from: string; to: string; days: JobDay[]; sources: JobViews[] }

/** POST /jobs/{id}/view: how the viewer came to the offer. Of several views a day the first counts. */
export const viewInput = object({ id: neededId(), source: oneOfListOrNull(viewSources) })

export const deleteJobInput = object({ id: neededId(), insist: flag() })
/** POST /jobs/{id}/duplicate: `withoutDates` for an offer that takes place at another time. */
export const duplicateJobInput = object({ id: neededId(), withoutDates: flag() })

/** POST /jobs/{id}/close: `message` goes to those whose application is pending. */
export const closeJobInput = object({
  id: neededId(),
  refusePending: flag(),
  message: text(limits.closingMessage),
})
export type CloseJobInput = InferType<typeof closeJobInput>

export const volunteersInput = object({ ...paging, query: line(limits.searchWords) })
export type VolunteersInput = InferType<typeof volunteersInput>
