import type { JobCan } from '#contracts/jobs.ts'
import type { ApplyRefusal, JobStatus } from '#contracts/lists.ts'
import type { Viewer } from '#server/platform/auth/index.ts'

/** What a rule asks about an offer, with what binds the viewer to it. */
export type Offer = {
  ownerId: string
  status: JobStatus
  closesAt: Date | null
  vacancies: number | null
  accepted: number
  minimumAge: number | null
  favorite: boolean
  applicationId: string | null
}

/** An offer is `over` when it is published and past its deadline. */
export type State = 'draft' | 'open' | 'over' | 'closed'
/** Applicants and savers are volunteers too. */
export type Who = 'guest' | 'volunteer' | 'applicant' | 'saver' | 'organisation' | 'owner'
export type Act = 'see' | 'save' | 'apply' | 'edit' | 'close' | 'seeApplicants' | 'decide'

/** Whoever reads whole offers; null for guests and people who are not validated, who read previews. */
export const getMember = (viewer: Viewer | null): Viewer | null => (viewer?.validated ? viewer : null)

/** Filters by what no preview shows: guests, and people who are not validated, ask nothing by them. */
export const hiddenFilters = { state: '', startDate: null, skills: [] }

const everyone: readonly Who[] = ['guest', 'volunteer', 'organisation', 'owner']

/** Who may do what with an offer in which state. */
const table: Record<Act, Record<State, readonly Who[]>> = {
  see: { draft: ['owner'], open: everyone, over: everyone, closed: ['owner', 'applicant', 'saver'] },
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

function getRoles(viewer: Viewer | null, offer: Offer): Who[] {
  if (!viewer) return ['guest']
  if (viewer.provider) return [viewer.id === offer.ownerId ? 'owner' : 'organisation']
  return [
    'volunteer',
    ...(offer.applicationId ? (['applicant'] as const) : []),
    ...(offer.favorite ? (['saver'] as const) : []),
  ]
}

export function allows(act: Act, viewer: Viewer | null, offer: Offer, now: Date): boolean {
  const allowed = table[act][getState(offer, now)]
  return getRoles(viewer, offer).some((who) => allowed.includes(who))
}

/** Full is an offer whose vacancies are all taken; one without a number of vacancies never is. */
export const isFull = ({ vacancies, accepted }: Pick<Offer, 'vacancies' | 'accepted'>): boolean =>
  vacancies !== null && accepted >= vacancies

/** What applying asks of a volunteer; null for organisations and guests. */
export type Applicant = { age: number | null; volunteerProfileComplete: boolean } | null

/** Why this viewer cannot apply now, the first reason that holds; null when they can. */
export function findApplyRefusal(
  viewer: Viewer | null,
  offer: Offer,
  applicant: Applicant,
  now: Date,
): ApplyRefusal | null {
  if (!viewer) return 'sign-in'
  if (viewer.provider) return 'volunteer-only'
  if (!viewer.validated) return 'not-validated'
  if (!applicant?.volunteerProfileComplete) return 'profile-incomplete'
  if (offer.applicationId) return 'applied'
  if (!allows('apply', viewer, offer, now)) return 'closed'
  if (isFull(offer)) return 'full'
  return (applicant.age ?? 0) < (offer.minimumAge ?? 0) ? 'too-young' : null
}

/** The same rules as screens hear them. Who is not validated yet changes nothing. */
export const canWith = (
  viewer: Viewer | null,
  offer: Offer,
  refusal: ApplyRefusal | null,
  now: Date,
): JobCan => ({
  apply: refusal === null,
  edit: viewer?.validated === true && allows('edit', viewer, offer, now),
  seeApplicants: allows('seeApplicants', viewer, offer, now),
})

/**
 * What an owner's decision does to an application, by where it stands. `again` changes nothing and is no refusal.
 *
 *                       -> pending                    -> accepted        -> refused
 * pending               again                         accept             refuse
 * accepted              refused                       again              refused
 * refused, undoable     undo                          refused            again
 * refused for good      too late                      refused            again
 */
export type Decision = 'again' | 'accept' | 'refuse' | 'undo' | 'decided' | 'too late'

export function decisionFor(
  application: { status: 'pending' | 'accepted' | 'refused'; undoUntil: Date | null },
  wanted: 'pending' | 'accepted' | 'refused',
  now: Date,
): Decision {
  if (wanted === application.status) return 'again'
  if (application.status === 'pending') return wanted === 'accepted' ? 'accept' : 'refuse'
  if (application.status === 'accepted' || wanted === 'accepted') return 'decided'
  return isUndoable(application, now) ? 'undo' : 'too late'
}

/** A refusal that can still be taken back: its applicant is shown pending. */
export const isUndoable = ({ undoUntil }: { undoUntil: Date | null }, now: Date): boolean =>
  undoUntil !== null && now < undoUntil
