import type { CaptionedImage } from '#contracts/images.ts'
import type { JobInput } from '#contracts/jobForm.ts'
import type { Job } from '#contracts/jobs.ts'
import { defaultCountry } from '#lib/brand.ts'
import type { Point } from '#lib/distance.ts'

/** The values of the fields: an empty string where a field is empty, never null. */
export type JobValues = {
  title: string
  country: string
  state: string
  city: string
  language: string
  address: string
  /** In degrees; both empty for none. */
  exactPlace: { lat: string; lng: string }
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
  backgroundAlt: string
  images: CaptionedImage[]
  questions: { id: string | null; question: string }[]
}

export const emptyJob: JobValues = {
  title: '',
  country: defaultCountry,
  state: '',
  city: '',
  language: '',
  address: '',
  exactPlace: { lat: '', lng: '' },
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
  backgroundAlt: '',
  images: [],
  questions: [{ id: null, question: '' }],
}

export const jobFields = Object.keys(emptyJob) as readonly (keyof JobValues)[]

const digits = (value: number | null) => (value === null ? '' : String(value))

/** A point -> the values of its two fields. */
export const toDegrees = (point: Point | null): JobValues['exactPlace'] =>
  point ? { lat: String(point.lat), lng: String(point.lng) } : emptyJob.exactPlace

/** What is typed as degrees, also with a comma; undefined where nothing is. */
const readDegrees = (typed: string) => typed.trim().replace(',', '.') || undefined

/** The point of both fields; null unless both are numbers of the world. */
export function toPoint({ lat, lng }: JobValues['exactPlace']): Point | null {
  const point = { lat: Number(readDegrees(lat)), lng: Number(readDegrees(lng)) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null
}

/** An online offer is nowhere; a point with one number is left to the contract, which asks for the other. */
function getExactPlace({ type, address, exactPlace }: JobValues) {
  if (type === 'online') return { address: '', exactPlace: null }
  const [lat, lng] = [readDegrees(exactPlace.lat), readDegrees(exactPlace.lng)]
  return { address, exactPlace: lat || lng ? { lat, lng } : null }
}

/** An offer -> the values of the fields. */
export const toValues = (job: Job): JobValues => ({
  title: job.title,
  country: job.country || defaultCountry,
  state: job.state,
  city: job.city,
  language: job.language ?? '',
  address: job.address,
  exactPlace: toDegrees(job.place?.precision === 'exact' ? job.place : null),
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
  backgroundAlt: job.config.background?.alt ?? '',
  images: job.images,
  questions: job.questions.length > 0 ? job.questions : emptyJob.questions,
})

/** The input that is validated by the contract: empty questions do not count. */
export const toCandidate = (values: JobValues, status: JobInput['status']) => ({
  ...values,
  ...getExactPlace(values),
  status,
  questions: values.questions.filter(({ question }) => question.trim() !== ''),
})
