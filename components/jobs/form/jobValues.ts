import type { JobInput } from '#contracts/jobForm.ts'
import type { Job } from '#contracts/jobs.ts'
import { defaultCountry } from '#lib/brand.ts'

/** The values of the fields: an empty string where a field is empty, never null. */
export type JobValues = {
  title: string
  country: string
  state: string
  city: string
  language: string
  about: string
  requirements: string
  additionalInformation: string
  categories: string[]
  skills: string[]
  startDate: string | null
  deadline: string | null
  type: string
  work_shift: string
  durationHours: string
  durationPer: string
  durationDays: string
  vacancies: string
  minimumAge: string
  background: string
  images: string[]
  questions: { id: string | null; question: string }[]
}

export const emptyJob: JobValues = {
  title: '',
  country: defaultCountry,
  state: '',
  city: '',
  language: '',
  about: '',
  requirements: '',
  additionalInformation: '',
  categories: [],
  skills: [],
  startDate: null,
  deadline: null,
  type: '',
  work_shift: '',
  durationHours: '',
  durationPer: 'total',
  durationDays: '',
  vacancies: '',
  minimumAge: '',
  background: '',
  images: [],
  questions: [{ id: null, question: '' }],
}

export const jobFields = Object.keys(emptyJob) as readonly (keyof JobValues)[]

const digits = (value: number | null) => (value === null ? '' : String(value))

/** An offer -> the values of the fields. */
export const toValues = (job: Job): JobValues => ({
  title: job.title,
  country: job.country || defaultCountry,
  state: job.state,
  city: job.city,
  language: job.language ?? '',
  about: job.about,
  requirements: job.requirements,
  additionalInformation: job.additionalInformation,
  categories: job.categories,
  skills: job.skills,
  startDate: job.startDate,
  deadline: job.deadline,
  type: job.type ?? '',
  work_shift: job.work_shift,
  durationHours: digits(job.durationHours),
  durationPer: job.durationPer,
  durationDays: digits(job.durationDays),
  vacancies: digits(job.vacancies),
  minimumAge: digits(job.minimumAge),
  background: job.config.background?.imgName ?? '',
  images: job.images.map(({ imgName }) => imgName),
  questions: job.questions.length > 0 ? job.questions : emptyJob.questions,
})

/** The input that is validated by the contract: empty questions do not count. */
export const toCandidate = (values: JobValues, status: JobInput['status']) => ({
  ...values,
  status,
  questions: values.questions.filter(({ question }) => question.trim() !== ''),
})
