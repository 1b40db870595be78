import type { ApplyError, JobCan, ServiceEnd } from '#contracts/jobs.ts'
import type { ApplicationStatus, DecisionStatus, JobStatus } from '#contracts/lists.ts'
import type { Viewer } from '#server/platform/auth/index.ts'

/** What the rules need to know of an offer and of the viewer's application and favourite. */
export type Offer = {
  ownerId: string
  status: JobStatus
  closesAt: Date | null
  vacancies: number | null
  /** Places that are taken or held. */
  taken: number
  /** People on the waiting list to whom no place was offered yet. */
  waiting: number
  minimumAge: number | null
  /** Whether the viewer saved it; not read where they apply. */
  favorite?: boolean
  applicationId: string | null
  applicationStatus: ApplicationStatus | null
  undoUntil: Date | null
  /** Whether the organisation ended the viewer's service; known where an offer is read by itself. */
  serviceEnded?: boolean
}

/** An offer is `over` when it is published and past its deadline. */
export type State = 'draft' | 'open' | 'over' | 'closed'
/** Applicants, accepted volunteers (once the decision is final) and savers are volunteers too. */
export type Who = 'guest' | 'volunteer' | 'applicant' | 'accepted' | 'saver' | 'organisation' | 'owner'
export type Act = 'see' | 'seeExactPlace' | 'save' | 'apply' | 'edit' | 'close' | 'seeApplicants' | 'decide'

/** Returns the viewer if they may read whole offers; null for guests and unvalidated accounts, who read previews. */
export const getMember = (viewer: Viewer | null): Viewer | null => (viewer?.validated ? viewer : null)

/** Empty filters for what previews leave out: readers of previews cannot search by it. */
export const hiddenFilters = { state: '', startDate: null, skills: [], times: [] }

const everyone: readonly Who[] = ['guest', 'volunteer', 'organisation', 'owner']

/** Who may do what with an offer in which state. */
const table: Record<Act, Record<State, readonly Who[]>> = {
  see: { draft: ['owner'], open: everyone, over: everyone, closed: ['owner', 'applicant', 'saver'] },
  seeExactPlace: {
    draft: ['owner'],
    open: ['owner', 'accepted'],
    over: ['owner', 'accepted'],
    closed: ['owner', 'accepted'],
  },
  save: { draft: [], open: ['volunteer'], over: ['volunteer'], closed: ['applicant', 'saver'] },
  apply: { draft: [], open: ['volunteer'], over: [], closed: [] },
  edit: { draft: ['owner'], open: ['owner'], over: ['owner'], closed: ['owner'] },
  close: { draft: [], open: ['owner'], over: ['owner'], closed: ['owner'] },
  seeApplicants: { draft: ['owner'], open: ['owner'], over: ['owner'], closed: ['owner'] },
  decide: { draft: ['owner'], open: ['owner'], over: ['owner'], closed: ['owner'] },
}

export function getState({ status, closesAt }: Pick<Offer, 'status' | 'closesAt'>, now: Date): State {
  if (status !== 'published') return status
  return closesAt && closesAt < now ? 'over' : 'open'
}

function getRoles(viewer: Viewer | null, offer: Offer, now: Date): Who[] {
  if (!viewer) return ['guest']
  if (viewer.provider) return [viewer.id === offer.ownerId ? 'owner' : 'organisation']
  return [
    'volunteer',
    ...(offer.applicationId ? (['applicant'] as const) : []),
    ...(isAccepted(offer, now) ? (['accepted'] as const) : []),
    ...(offer.favorite ? (['saver'] as const) : []),
  ]
}

const isAccepted = (offer: Offer, now: Date): boolean =>
  offer.applicationStatus === 'accepted' && !isUndoable(offer, now) && !offer.serviceEnded

export function allows(act: Act, viewer: Viewer | null, offer: Offer, now: Date): boolean {
  const allowed = table[act][getState(offer, now)]
  return getRoles(viewer, offer, now).some((who) => allowed.includes(who))
}

/** Whether guests see an offer, and so everybody but those whom its organisation blocks. */
export const isSeenByGuests = (offer: Pick<Offer, 'status' | 'closesAt'>, now: Date): boolean =>
  table.see[getState(offer, now)].includes('guest')

/** Whether all vacancies are taken or held; an offer without a number of vacancies is never full. */
export const isFull = ({ vacancies, taken }: Pick<Offer, 'vacancies' | 'taken'>): boolean =>
  vacancies !== null && taken >= vacancies

/** Whether newcomers join the waiting list: those who are on it go first to the places that become free. */
export const isFullForNewcomers = ({
  vacancies,
  taken,
  waiting,
}: Pick<Offer, 'vacancies' | 'taken' | 'waiting'>): boolean =>
  vacancies !== null && taken + waiting >= vacancies

/** How many more people can be accepted who have no place yet. */
export const getPlacesLeft = ({ vacancies, taken }: Pick<Offer, 'vacancies' | 'taken'>): number =>
  vacancies === null ? Number.POSITIVE_INFINITY : Math.max(0, vacancies - taken)

/** What applying requires of a volunteer; null for organisations and guests. */
export type Applicant = { age: number | null; volunteerProfileComplete: boolean } | null

/** Returns the error that applying would throw for this viewer now, the first that fits; null when they can apply. */
export function findApplyError(
  viewer: Viewer | null,
  offer: Offer,
  applicant: Applicant,
  now: Date,
): ApplyError | null {
  if (!viewer) return 'notSignedIn'
  if (viewer.provider) return 'volunteersOnly'
  if (!viewer.validated) return 'needsValidation'
  if (!applicant?.volunteerProfileComplete) return 'profileIncomplete'
  if (offer.applicationId) return 'alreadyApplied'
  if (!allows('apply', viewer, offer, now)) {
    return getState(offer, now) === 'over' ? 'offerPastDeadline' : 'offerClosed'
  }
  if ((applicant.age ?? 0) < (offer.minimumAge ?? 0)) return 'tooYoung'
  return isFullForNewcomers(offer) ? 'offerFull' : null
}

/** Whether only the lack of places keeps somebody from applying, who can join the waiting list then. */
export const canJoinWaitingList = (applyError: ApplyError | null): boolean => applyError === 'offerFull'

/** Returns the rules for screens. Unvalidated accounts may change nothing. */
export const canWith = (
  viewer: Viewer | null,
  offer: Offer,
  applyError: ApplyError | null,
  now: Date,
): JobCan => ({
  apply: applyError === null,
  joinWaitingList: canJoinWaitingList(applyError),
  edit: viewer?.validated === true && allows('edit', viewer, offer, now),
  seeApplicants: allows('seeApplicants', viewer, offer, now),
})

/** Whether a volunteer may rate the organisation after their service, and has not yet. */
export const mayRateAfter = (viewer: Viewer | null, ended: ServiceEnd, hasRated: boolean): boolean =>
  ended === 'served' && viewer?.validated === true && !viewer.lacksAge && !hasRated

/**
 * What an owner's decision does to an application in each status. `again` changes nothing and is no error.
 *
 *                       -> pending                    -> accepted        -> refused
 * pending               again                         accept             refuse
 * accepted, undoable    undo                          again              decided
 * accepted for good     too late                      again              decided
 * refused, undoable     undo                          decided            again
 * refused for good      too late                      decided            again
 * waitlisted            waits                         waits              waits
 */
export type Decision = 'again' | 'accept' | 'refuse' | 'undo' | 'decided' | 'too late' | 'waits'

export function decisionFor(
  application: { status: ApplicationStatus; undoUntil: Date | null },
  newStatus: DecisionStatus,
  now: Date,
): Decision {
  if (application.status === 'waitlisted') return 'waits'
  if (newStatus === application.status) return 'again'
  if (application.status === 'pending') return newStatus === 'accepted' ? 'accept' : 'refuse'
  if (newStatus !== 'pending') return 'decided'
  return isUndoable(application, now) ? 'undo' : 'too late'
}

/** Whether a decision can still be undone; until then its applicant sees `pending`. */
export const isUndoable = ({ undoUntil }: { undoUntil: Date | null }, now: Date): boolean =>
  undoUntil !== null && now < undoUntil
