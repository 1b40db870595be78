import type { Job, PreviewJob } from '#contracts/jobs.ts'
import { limits } from '#contracts/limits.ts'
import { durationPers, jobCategories, jobTypes, offerLanguages, skills } from '#contracts/lists.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { excerpt } from '#lib/text.ts'
import type { JobValues } from '../form/jobValues.ts'

const toNumber = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : null)

/** What every volunteer sees of an offer, who is not accepted and may apply. */
const forVolunteers = {
  place: null,
  address: '',
  full: false,
  status: 'published',
  favorite: false,
  application: null,
  applyRefusal: null,
  can: { apply: true, joinWaitingList: false, edit: false, seeApplicants: false },
} satisfies Partial<Job>

/** One's own offer as volunteers see it. */
export const toVolunteersJob = (job: Job): Job => ({ ...job, ...forVolunteers })

/** An offer that is being written, as volunteers would see it. */
export function toShownJob(values: JobValues, owner: UserCard): Job {
  const { title, country, state, city, about, requirements, additionalInformation, work_shift } = values
  const { startDate, deadline, background, backgroundAlt: alt, images } = values
  return {
    ...{ id: '', title, country, state, city, about, requirements, additionalInformation, work_shift },
    ...{ startDate, deadline, images, owner, createdAt: '', updatedAt: '' },
    language: offerLanguages.find((language) => language === values.language) ?? null,
    categories: jobCategories.filter((category) => values.categories.includes(category)),
    skills: skills.filter((skill) => values.skills.includes(skill)),
    type: jobTypes.find((type) => type === values.type) ?? null,
    durationHours: toNumber(values.durationHours),
    durationPer: durationPers.find((per) => per === values.durationPer) ?? 'total',
    durationDays: toNumber(values.durationDays),
    vacancies: toNumber(values.vacancies),
    minimumAge: toNumber(values.minimumAge),
    config: { background: background ? { imgName: background, alt } : null },
    questions: values.questions.map(({ question }, index) => ({ id: String(index), question })),
    ...forVolunteers,
  }
}

/** The same offer as guests see it. */
export const toGuestsJob = (job: Job): PreviewJob => {
  const { id, title, owner, city, place, country, language, categories, type, deadline, full, config } = job
  return {
    ...{ id, title, owner, city, place, country, language, categories, type, deadline, full, config },
    about: excerpt(job.about, limits.job.preview),
    publishedAt: job.createdAt,
    applyRefusal: 'sign-in',
    preview: true,
  }
}
