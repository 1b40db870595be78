import { array, type InferType, object } from 'yup'
import { captionedImage } from './images.ts'
import { limits } from './limits.ts'
import { durationPers, jobCategories, jobInputStatuses, jobTypes, offerLanguages, skills } from './lists.ts'
import { pointOrNull } from './places.ts'
import {
  calendarDate,
  country,
  id,
  imageName,
  knownVersion,
  line,
  neededId,
  oneOfList,
  oneOfListOrNull,
  slotList,
  someOfList,
  text,
  tidyText,
  wholeNumber,
} from './rules.ts'
import { noTime } from './week.ts'

const job = limits.job

/** A new or existing question; a plain string is a new one. */
const question = () =>
  object({
    id: id().nullable().default(null),
    question: text(job.question, 'question-too-long').required('question-required'),
  }).transform((value: unknown, original: unknown) =>
    typeof original === 'string' ? { id: null, question: tidyText(original) } : value,
  )

/** The rules of a draft: only the title is required. */
const draft = {
  title: line(job.title, 'title-too-long').required('title-required'),
  country: country(),
  state: line(limits.place),
  city: line(limits.place),
  /** The language of the texts; null to recognise it when the offer is published. */
  language: oneOfListOrNull(offerLanguages),
  /** Only the owner and accepted volunteers see the address and the exact point; online offers have neither. */
  address: line(job.address),
  exactPlace: pointOrNull(),
  categories: someOfList(jobCategories, job.categories, 'categories-too-many'),
  about: text(job.text, 'about-too-long'),
  requirements: text(job.text, 'requirements-too-long'),
  additionalInformation: text(job.text),
  startDate: calendarDate(),
  deadline: calendarDate(),
  type: oneOfListOrNull(jobTypes),
  /** The times of the week at which it takes place; empty where they are by arrangement. */
  work_shift: slotList().notOneOf([noTime], 'slots-unknown').default(''),
  durationHours: wholeNumber(1, job.durationHours),
  durationPer: oneOfList(durationPers).default('total'),
  durationDays: wholeNumber(1, job.durationDays),
  skills: someOfList(skills, job.skills, 'skills-too-many'),
  vacancies: wholeNumber(1, job.vacancies),
  minimumAge: wholeNumber(0, job.minimumAge),
  background: imageName(),
  /** What the cover shows, for those who do not see it. */
  backgroundAlt: line(limits.alternativeText),
  images: array().of(captionedImage()).default([]).max(job.images, 'images-too-many'),
  questions: array().of(question()).default([]).max(job.questions, 'questions-too-many'),
}

type Dates = { type?: string | null; startDate?: string | null; deadline?: string | null }

/** Nobody can apply to a single event after it. Other offers begin, and take people on later. */
export const endsAfterEvent = ({ type, startDate, deadline }: Dates): boolean =>
  type === 'on-time-face-to-face' && Boolean(startDate && deadline && deadline > startDate)

/** The rules of a published offer. The server checks the deadline, because it depends on its time zone. */
const published = {
  ...draft,
  country: draft.country.required('country-required'),
  city: draft.city.required('city-required'),
  categories: draft.categories.min(1, 'categories-required'),
  about: draft.about.required('about-required'),
  requirements: draft.requirements.required('requirements-required'),
  deadline: draft.deadline
    .required('deadline-required')
    .test('before-event', 'deadline-after-event', (_deadline, { parent }) => !endsAfterEvent(parent)),
  type: draft.type.required('type-required'),
  durationHours: draft.durationHours.required('duration-required'),
  skills: draft.skills.min(1, 'skills-required'),
  background: draft.background.required('background-required'),
  images: draft.images.min(1, 'images-required'),
  questions: draft.questions.min(1, 'question-required'),
}

const status = oneOfList(jobInputStatuses).default('draft')

export const publishedJob = object({ ...published, status })

/** POST /jobs: the rules of a draft or of a published offer, by `status`. */
export const jobInput = object({ ...draft, status }).when('.status', ([asked], schema) =>
  asked === 'published' ? schema.shape(published) : schema,
)
export type JobInput = InferType<typeof jobInput>

/** PUT /jobs/{id}: the whole offer and the version that was read. */
export const updateJobInput = jobInput.concat(object({ id: neededId(), updatedAt: knownVersion() }))

/** The rules of each of the form's six steps. */
export const jobSteps = [
  {
    id: 'basic',
    schema: publishedJob.pick([
      'title',
      'country',
      'state',
      'city',
      'language',
      'address',
      'exactPlace',
      'about',
      'requirements',
      'additionalInformation',
    ]),
  },
  { id: 'categories', schema: publishedJob.pick(['categories']) },
  {
    id: 'period',
    schema: publishedJob.pick([
      'startDate',
      'deadline',
      'type',
      'work_shift',
      'durationHours',
      'durationPer',
      'durationDays',
      'vacancies',
      'minimumAge',
    ]),
  },
  { id: 'skills', schema: publishedJob.pick(['skills']) },
  { id: 'images', schema: publishedJob.pick(['background', 'backgroundAlt', 'images']) },
  { id: 'questions', schema: publishedJob.pick(['questions']) },
] as const
export type JobStepId = (typeof jobSteps)[number]['id']
