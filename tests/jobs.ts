import { dayIn, endOfDay } from '#lib/dates.ts'
import { applications, jobs } from '#server/modules/jobs/tables.ts'
import { media } from '#server/modules/media/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { platform } from '#server/platform/index.ts'
import type { Person } from './people.ts'

export type Job = typeof jobs.$inferSelect
export type Application = typeof applications.$inferSelect
type JobOverrides = Partial<typeof jobs.$inferInsert>

const day = 86_400_000

/** A date, this number of days from now on the app's clock. */
export const inDays = (days: number): string => {
  const { clock, config } = platform()
  return dayIn(config.timeZone, new Date(clock.now().getTime() + days * day))
}

/** An offer, published and open unless a test says otherwise. */
export async function buildJob(owner: Person, overrides: JobOverrides = {}): Promise<Job> {
  const { database, clock, config } = platform()
  const deadline = overrides.deadline === undefined ? inDays(30) : overrides.deadline
  const now = clock.now()
  const [saved] = await database.db
    .insert(jobs)
    .values({
      id: newId(),
      ownerId: owner.id,
      organisation: owner.name,
      organisationVerified: owner.verifiedAt !== null,
      status: 'published',
      title: 'Plant the school garden',
      country: 'ES',
      state: 'Valencia',
      city: 'Valencia',
      about: 'We plant tomatoes, beans and patience.',
      requirements: 'Boots.',
      categories: ['responsible-consumption'],
      skills: ['teamwork'],
      type: 'part-time',
      durationHours: 4,
      deadline,
      closesAt: deadline ? endOfDay(deadline, config.timeZone) : null,
      background: 'garden.webp',
      images: ['beans.webp'],
      questions: [{ id: newId(), question: 'Why would you like to join?' }],
      createdAt: now,
      publishedAt: overrides.status === 'draft' ? null : now,
      ...overrides,
    })
    .returning()
  if (!saved) throw new Error('the offer was not saved')
  return saved
}

type ApplicationOverrides = Partial<typeof applications.$inferInsert>

export async function buildApplication(
  job: Job,
  volunteer: Person,
  overrides: ApplicationOverrides = {},
): Promise<Application> {
  const [saved] = await platform()
    .database.db.insert(applications)
    .values({
      id: newId(),
      jobId: job.id,
      volunteerId: volunteer.id,
      answers: job.questions.map(({ id, question }) => ({
        question_id: id,
        question,
        answer: 'Because I can.',
      })),
      createdAt: platform().clock.now(),
      ...overrides,
    })
    .returning()
  if (!saved) throw new Error('the application was not saved')
  return saved
}

/** Uploads an image for an offer as this person; returns its imgName. */
export async function buildImage(owner: Person): Promise<string> {
  const id = newId()
  const imgName = `${id}.webp`
  await platform()
    .database.db.insert(media)
    .values({ id, imgName, ownerId: owner.id, kind: 'job', mime: 'image/webp', bytes: 1_000 })
  return imgName
}

/** What the six steps of the form send, ready to be published. */
export async function typedJob(owner: Person, overrides: Record<string, unknown> = {}) {
  const image = await buildImage(owner)
  return {
    title: 'Read with children',
    country: 'ES',
    state: 'Valencia',
    city: 'Valencia',
    categories: ['childhood-youth-and-family'],
    about: 'An hour of stories a week.',
    requirements: 'Patience.',
    additionalInformation: '',
    startDate: null,
    deadline: inDays(10),
    type: 'part-time',
    durationHours: 20,
    durationDays: null,
    skills: ['teaching'],
    vacancies: 2,
    minimumAge: null,
    background: image,
    images: [image],
    questions: ['Which book would you begin with?'],
    status: 'published',
    ...overrides,
  }
}

/** An answer to each question, as the apply dialog sends them. */
export const answersFor = (job: { questions: readonly { id: string }[] }, answer = 'Because I can.') =>
  job.questions.map(({ id }) => ({ question_id: id, answer }))
