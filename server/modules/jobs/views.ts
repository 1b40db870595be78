import {
  type Application,
  type ApplyError,
  applyRefusals,
  type Job,
  type JobCan,
  type JobCounts,
  type JobPlace,
  type PreviewJob,
  type WaitingListState,
} from '#contracts/jobs.ts'
import { limits } from '#contracts/limits.ts'
import type { ApplicationStatus, MatchReason } from '#contracts/lists.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { excerpt } from '#lib/text.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import {
  type Applicant,
  allows,
  canWith,
  findApplyError,
  isFullForNewcomers,
  isUndoable,
  mayRateAfter,
} from './policy.ts'
import type { ShownApplication } from './queries/applications.ts'
import type { ShownJob } from './queries/jobs.ts'
import type { PreviewRow } from './queries/previews.ts'
import { getServiceEnd } from './serviceEnd.ts'
import type { ImageTexts } from './tables.ts'

/** What a view needs beside the row. */
export type ViewContext = {
  viewer: Viewer | null
  applicant: Applicant
  owner: UserCard
  now: Date
  counts?: JobCounts | undefined
  why?: MatchReason[] | undefined
  /** Whether the viewer has rated its organisation; read only of ended services. */
  hasRated: boolean
  /** Only where one offer is shown by itself: lists have no exact places. */
  withExactPlace?: boolean | undefined
}

const toPlace = (
  { lat, lng }: { lat: number | null; lng: number | null },
  precision: JobPlace['precision'] = 'city',
): JobPlace | null => (lat === null || lng === null ? null : { lat, lng, precision })

/** Where an offer is, as exactly as this view may say. */
function getWhere(
  row: ShownJob,
  isExact: boolean,
): Pick<Job, 'country' | 'state' | 'city' | 'place' | 'address'> {
  const { country, state, city, exactLat, exactLng, address } = row
  const exact = isExact ? toPlace({ lat: exactLat, lng: exactLng }, 'exact') : null
  return { country, state, city, place: exact ?? toPlace(row), address: isExact ? address : '' }
}

const noTexts: ImageTexts = { alt: '', caption: '' }

const getCover = ({ background: imgName, imageTexts }: Pick<ShownJob, 'background' | 'imageTexts'>) =>
  imgName ? { imgName, alt: imageTexts[imgName]?.alt ?? '' } : null

/** The images of a removed offer were withheld with it. */
const getShownImages = (row: ShownJob): Pick<Job, 'config' | 'images'> =>
  row.removedAt
    ? { config: { background: null }, images: [] }
    : {
        config: { background: getCover(row) },
        images: row.images.map((imgName) => ({ imgName, ...noTexts, ...row.imageTexts[imgName] })),
      }

/** Returns the status that the applicant sees: `pending` while a decision can be undone. */
export const visibleStatus = (
  application: { status: ApplicationStatus; undoUntil: Date | null },
  now: Date,
): ApplicationStatus => (isUndoable(application, now) ? 'pending' : application.status)

/** Converts the application beside an offer to what both sides see of it; its owner sees a decision at once. */
export function applicationState(
  row: ShownJob,
  { isOwner, now }: { isOwner: boolean; now: Date },
): Job['application'] {
  const { applicationId, applicationStatus, appliedAt, undoUntil } = row
  if (!applicationId || !applicationStatus || !appliedAt) return null
  const status = isOwner ? applicationStatus : visibleStatus({ status: applicationStatus, undoUntil }, now)
  const ended = isOwner ? null : getServiceEnd(row, now)
  return {
    ...{ id: applicationId, status, createdAt: appliedAt.toISOString() },
    ...getWaitingListState(status, row),
    ...(ended && { ended }),
  }
}

type Placed = { position: number | null; placeOfferedUntil: Date | null }

/** A decided application has no place on the list, and none that is held. */
const getWaitingListState = (
  status: ApplicationStatus,
  { position, placeOfferedUntil }: Placed,
): WaitingListState => ({
  position: status === 'waitlisted' ? position : null,
  placeOfferedUntil:
    status === 'waitlisted' || status === 'pending' ? (placeOfferedUntil?.toISOString() ?? null) : null,
})

function getCan(
  row: ShownJob,
  { viewer, now, hasRated }: ViewContext,
  applyError: ApplyError | null,
): JobCan {
  const ended = getServiceEnd(row, now)
  return {
    ...canWith(viewer, row, applyError, now),
    ...(ended && { rate: mayRateAfter(viewer, ended, hasRated) }),
  }
}

/** Converts an offer to the viewer's view; `counts` for its owner, `why` for volunteers. */
export function jobView(row: ShownJob, context: ViewContext): Job {
  const { viewer, applicant, owner, now, counts, why, withExactPlace = false } = context
  const applyError = findApplyError(viewer, row, applicant, now)
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    ...getWhere(row, withExactPlace && allows('seeExactPlace', viewer, row, now)),
    categories: row.categories,
    about: row.about,
    requirements: row.requirements,
    additionalInformation: row.additionalInformation,
    startDate: row.startDate,
    deadline: row.deadline,
    type: row.type,
    work_shift: row.workShift.join(','),
    durationHours: row.durationHours,
    durationPer: row.durationPer,
    durationDays: row.durationDays,
    skills: row.skills,
    vacancies: row.vacancies,
    full: isFullForNewcomers(row),
    minimumAge: row.minimumAge,
    ...getShownImages(row),
    questions: row.questions,
    owner,
    status: row.status,
    ...(row.removedAt && { removed: true }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    favorite: row.favorite,
    application: applicationState(row, { isOwner: false, now }),
    applyRefusal: applyError && applyRefusals[applyError],
    can: getCan(row, context, applyError),
    ...(counts ? { counts } : {}),
    ...(why ? { why } : {}),
  }
}

/** Converts an offer to the preview for guests and unvalidated accounts. */
export const previewView = (
  row: PreviewRow,
  { viewer, owner }: Pick<ViewContext, 'viewer' | 'owner'>,
): PreviewJob => ({
  id: row.id,
  title: row.title,
  owner,
  city: row.city,
  place: toPlace(row),
  country: row.country,
  language: row.language,
  categories: row.categories,
  type: row.type,
  deadline: row.deadline,
  full: isFullForNewcomers(row),
  about: excerpt(row.about, limits.job.preview),
  config: { background: getCover(row) },
  publishedAt: row.publishedAt,
  applyRefusal: viewer ? 'not-validated' : 'sign-in',
  preview: true,
})

/** Converts an application to a view: the offer's owner sees a decision and its undo time at once, the applicant once it is final. */
export function applicationView(
  row: Omit<ShownApplication, 'user'>,
  { isOwner, user, now }: { isOwner: boolean; user: UserCard; now: Date },
): Application {
  const undoable = isUndoable(row, now)
  const decidedAt = row.decidedAt?.toISOString() ?? null
  const status = isOwner ? row.status : visibleStatus(row, now)
  return {
    id: row.id,
    job: { id: row.jobId, title: row.title },
    user,
    answers: row.answers,
    status,
    ...getWaitingListState(status, row),
    createdAt: row.createdAt.toISOString(),
    decidedAt: undoable && !isOwner ? null : decidedAt,
    ...(isOwner && {
      undoUntil: undoable ? (row.undoUntil?.toISOString() ?? null) : null,
      serviceEnded: row.status === 'accepted' && !row.takesPlace,
    }),
  }
}
