import { answersFor, buildApplication, buildJob, type Job } from '../../jobs.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import type { TestApp } from './testApp.ts'

/** The acts on offers of one organisation that have a waiting list; `owner` is read when an act needs it. */
export function waitingListOf(testApp: TestApp, owner: () => Person) {
  const apply = (person: Person, job: Job, waitingList = false) =>
    testApp.as(person).post('/api/jobs/job/apply', { job_id: job.id, answers: answersFor(job), waitingList })
  const at = (id: string) => `/api/jobs/job/application/${id}`
  const decide = (id: string, status: string) => testApp.as(owner()).put(at(id), { status })
  return {
    apply,
    decide,
    /** Joins the list and returns the application's id. */
    joined: async (person: Person, job: Job): Promise<string> => (await apply(person, job, true)).body.id,
    takePlace: (person: Person, id: string) => testApp.as(person).post(`${at(id)}/place`),
    withdraw: (person: Person, id: string) => testApp.as(person).delete(at(id)),
    jobSeenBy: async (person: Person, job: Job) =>
      (await testApp.as(person).get(`/api/jobs/job/${job.id}`)).body,
    mailsTo: ({ email }: Person) =>
      testApp.mails.filter(({ to }) => to === email).map(({ subject }) => subject),
    /** Lets a moment of an offer or its applications pass by itself: bearers would expire with the clock. */
    runOut: (table: string, column: string, key: string, { id }: Job) =>
      testApp.platform.database.pool.query(
        `update ${table} set ${column} = now() - interval '1 second' where ${key} = $1 and ${column} is not null`,
        [id],
      ),
    /** Publishes an offer of one place that is taken for good, by somebody whose service can end. */
    fullJob: async (overrides: Parameters<typeof buildJob>[1] = {}) => {
      const job = await buildJob(owner(), { title: 'One place', vacancies: 1, ...overrides })
      const taker = await buildVolunteer({ age: 30 })
      const { id } = await buildApplication(job, taker)
      await decide(id, 'accepted')
      return { job, taker, id }
    },
  }
}
