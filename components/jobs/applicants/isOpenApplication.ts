import type { Applicant } from '#contracts/applications.ts'

/** Whether an application still awaits a decision: a shortlist is of those alone. */
export const isOpenApplication = ({ status }: Pick<Applicant, 'status'>): boolean =>
  status === 'pending' || status === 'waitlisted'
