import type { Applicant } from '#contracts/applications.ts'
import type { Job } from '#contracts/jobs.ts'
import { newId } from '#server/platform/db/ids.ts'
import { huertoVivo, lucia } from './members.ts'

export const gardenId = '01a203a9-0000-776c-83d0-5a38d12c54f2'

/** An applicant of the school garden, pending and with no facts unless a test says otherwise. */
export const buildApplicant = (changes: Partial<Applicant> = {}): Applicant => {
  const { id, name, provider, city, country, config } = lucia
  return {
    id: newId(),
    job: { id: gardenId, title: 'Plant the school garden' },
    user: { id, name, provider, city, country, config },
    answers: [],
    status: 'pending',
    createdAt: new Date().toISOString(),
    decidedAt: null,
    undoUntil: null,
    ...{ position: null, placeOfferedUntil: null },
    applicant: {
      ...{ interests: [], fittingInterests: [], availability: [], fittingSlots: [], distanceKm: null },
      ...{ ageGroup: null, language: 'es', appliedBefore: 0, servedBefore: 0, rate: null },
      ...{ shortlisted: false, note: '' },
    },
    ...changes,
  }
}

/** The school garden as its organisation sees it, unless a test says otherwise. */
export const buildOffer = (changes: Partial<Job> = {}): Job => ({
  ...{ place: null, language: null, work_shift: '' },
  address: '',
  ...{ id: gardenId, title: 'Plant the school garden', status: 'published' },
  ...{ country: 'ES', state: '', city: 'València', about: '', requirements: '', additionalInformation: '' },
  ...{ categories: [], skills: [], images: [], questions: [], config: { background: null } },
  ...{ startDate: null, deadline: null, type: null, durationHours: null, durationPer: 'total' },
  ...{ durationDays: null, vacancies: null, full: false, minimumAge: null, owner: huertoVivo },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', favorite: false },
  ...{ application: null, applyRefusal: null },
  can: { apply: false, joinWaitingList: false, edit: true, seeApplicants: true },
  ...changes,
})
