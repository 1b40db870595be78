import { describe, expect, it } from 'vitest'
import {
  type Act,
  allows,
  canWith,
  decisionFor,
  findApplyError,
  getState,
  isFull,
  type Offer,
  type State,
  type Who,
} from '#server/modules/jobs/policy.ts'
import type { Viewer } from '#server/platform/auth/index.ts'

const now = new Date('2026-05-10T10:00:00Z')
const later = new Date('2026-05-11T21:59:59.999Z')
const before = new Date('2026-05-09T21:59:59.999Z')

const offerIn = (state: State, more: Partial<Offer> = {}): Offer => ({
  ownerId: 'owner',
  status: state === 'open' || state === 'over' ? 'published' : state,
  closesAt: state === 'over' ? before : later,
  vacancies: null,
  taken: 0,
  waiting: 0,
  minimumAge: null,
  favorite: false,
  applicationId: null,
  applicationStatus: null,
  undoUntil: null,
  ...more,
})

const viewer = (id: string, provider: boolean): Viewer => ({
  id,
  provider,
  moderator: false,
  validated: true,
  lacksAge: false,
  language: 'es' as const,
  sessionId: 'session',
})
const lucia = viewer('lucia', false)
const people: Record<Who, { viewer: Viewer | null; bound?: Partial<Offer> }> = {
  guest: { viewer: null },
  volunteer: { viewer: lucia },
  applicant: { viewer: lucia, bound: { applicationId: 'application' } },
  accepted: { viewer: lucia, bound: { applicationId: 'application', applicationStatus: 'accepted' } },
  saver: { viewer: lucia, bound: { favorite: true } },
  organisation: { viewer: viewer('other', true) },
  owner: { viewer: viewer('owner', true) },
}
const everybody: Who[] = ['guest', 'volunteer', 'applicant', 'accepted', 'saver', 'organisation', 'owner']
const volunteers: Who[] = ['volunteer', 'applicant', 'accepted', 'saver']
const bound: Who[] = ['applicant', 'accepted', 'saver']
const exact: Who[] = ['accepted', 'owner']

const expected: Record<Act, Record<State, Who[]>> = {
  see: { draft: ['owner'], open: everybody, over: everybody, closed: [...bound, 'owner'] },
  seeExactPlace: { draft: ['owner'], open: exact, over: exact, closed: exact },
  save: { draft: [], open: volunteers, over: volunteers, closed: bound },
  apply: { draft: [], open: volunteers, over: [], closed: [] },
  edit: { draft: ['owner'], open: ['owner'], over: ['owner'], closed: ['owner'] },
  close: { draft: [], open: ['owner'], over: ['owner'], closed: ['owner'] },
  seeApplicants: { draft: ['owner'], open: ['owner'], over: ['owner'], closed: ['owner'] },
  decide: { draft: ['owner'], open: ['owner'], over: ['owner'], closed: ['owner'] },
}
const acts: Act[] = ['see', 'seeExactPlace', 'save', 'apply', 'edit', 'close', 'seeApplicants', 'decide']
const states: State[] = ['draft', 'open', 'over', 'closed']

describe('permissions of an offer', () => {
  for (const act of acts) {
    for (const state of states) {
      it(`The permission to ${act} an offer, ${state}, matches the table`, () => {
        const may = everybody.filter((who) => {
          const { viewer, bound } = people[who]
          return allows(act, viewer, offerIn(state, bound), now)
        })
        expect(may).toEqual(expected[act][state])
      })
    }
  }

  it('An acceptance shows the exact place once it is final, and until the organisation ends the service', () => {
    const sees = (more: Partial<Offer>) => {
      const offer = offerIn('open', { applicationId: 'application', applicationStatus: 'accepted', ...more })
      return allows('seeExactPlace', lucia, offer, now)
    }
    expect([sees({}), sees({ undoUntil: before }), sees({ undoUntil: now })]).toEqual([true, true, true])
    expect([sees({ undoUntil: later }), sees({ serviceEnded: true })]).toEqual([false, false])
    expect([sees({ applicationStatus: 'pending' }), sees({ applicationStatus: 'refused' })]).toEqual([
      false,
      false,
    ])
  })

  it('An offer closes at its deadline to the millisecond', () => {
    expect(getState({ status: 'published', closesAt: now }, now)).toBe('open')
    expect(getState({ status: 'published', closesAt: new Date(now.getTime() - 1) }, now)).toBe('over')
  })
})

describe('reasons against an application', () => {
  const fit = { age: 30, volunteerProfileComplete: true }
  const error = (more: Partial<Offer>, who: Viewer | null = lucia, facts: typeof fit | null = fit) =>
    findApplyError(who, offerIn('open', more), facts, now)

  it('The reason against an application is the first that applies', () => {
    const worst = {
      applicationId: 'application',
      status: 'closed',
      vacancies: 1,
      taken: 1,
      minimumAge: 99,
    } as const
    const incomplete = { age: null, volunteerProfileComplete: false }
    expect(error(worst, null)).toBe('notSignedIn')
    expect(error(worst, viewer('other', true))).toBe('volunteersOnly')
    expect(error(worst, { ...lucia, validated: false })).toBe('needsValidation')
    expect(error(worst, lucia, { ...incomplete, age: 30 })).toBe('profileIncomplete')
    expect(error(worst)).toBe('alreadyApplied')
    expect(error({ ...worst, applicationId: null })).toBe('offerClosed')
    expect(error({ closesAt: new Date(now.getTime() - 1) })).toBe('offerPastDeadline')
    expect(error({ vacancies: 1, taken: 1, minimumAge: 99 })).toBe('tooYoung')
    expect(error({ vacancies: 1, taken: 1 })).toBe('offerFull')
    expect(error({ vacancies: 2, taken: 1, waiting: 1 })).toBe('offerFull')
    expect(error({ vacancies: 3, taken: 1, waiting: 1 })).toBeNull()
    expect(error({ vacancies: null, waiting: 1 })).toBeNull()
    expect(error({ minimumAge: 99 })).toBe('tooYoung')
    expect(error({ minimumAge: 30 })).toBeNull()
  })

  it('An offer without a number of places is never full', () => {
    expect(isFull({ vacancies: null, taken: 1_000 })).toBe(false)
    expect(isFull({ vacancies: 2, taken: 1 })).toBe(false)
    expect(isFull({ vacancies: 2, taken: 3 })).toBe(true)
  })

  it('The reasons against an application reach the screen as `can`', () => {
    const owner = viewer('owner', true)
    expect(canWith(owner, offerIn('open'), 'volunteersOnly', now)).toEqual({
      apply: false,
      joinWaitingList: false,
      edit: true,
      seeApplicants: true,
    })
    expect(canWith({ ...owner, validated: false }, offerIn('open'), 'volunteersOnly', now).edit).toBe(false)
    expect(canWith(lucia, offerIn('open'), null, now)).toEqual({
      apply: true,
      joinWaitingList: false,
      edit: false,
      seeApplicants: false,
    })
    expect(canWith(lucia, offerIn('open'), 'offerFull', now).joinWaitingList).toBe(true)
  })
})

describe('a decision', () => {
  const rows = [
    { status: 'pending', undoUntil: null, pending: 'again', accepted: 'accept', refused: 'refuse' },
    { status: 'accepted', undoUntil: null, pending: 'too late', accepted: 'again', refused: 'decided' },
    { status: 'accepted', undoUntil: later, pending: 'undo', accepted: 'again', refused: 'decided' },
    { status: 'refused', undoUntil: later, pending: 'undo', accepted: 'decided', refused: 'again' },
    { status: 'refused', undoUntil: before, pending: 'too late', accepted: 'decided', refused: 'again' },
    { status: 'refused', undoUntil: now, pending: 'too late', accepted: 'decided', refused: 'again' },
    { status: 'waitlisted', undoUntil: null, pending: 'waits', accepted: 'waits', refused: 'waits' },
  ] as const
  for (const { status, undoUntil, ...outcomes } of rows) {
    it(`A change of a decision that is ${status}, undoable until ${undoUntil?.toISOString() ?? 'ever'}, has its result in the table`, () => {
      for (const wanted of ['pending', 'accepted', 'refused'] as const) {
        expect(decisionFor({ status, undoUntil }, wanted, now)).toBe(outcomes[wanted])
      }
    })
  }
})
