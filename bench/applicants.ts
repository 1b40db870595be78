import type pg from 'pg'
import { limits } from '#contracts/limits.ts'
import type { ApplicantSort } from '#contracts/lists.ts'
import { asBrowser, bearer, get, getId, post, times } from './cases/case.ts'
import { fillApplicants, holdPlaces } from './fill/applicants.ts'
import { timed } from './fill/index.ts'
import { type Call, load, type Measured, type Sample, summary } from './measure.ts'
import type { Running } from './server.ts'
import { callJson } from './site.ts'
import { formatCount, pace, size } from './size.ts'

/** The first offer whose owner has no other part's session. */
const offerNumber = size.viewedOffers
const jobId = getId('job', offerNumber)
/** Few, as an office has. */
const connections = 2
const decisions = pace.seconds < 1 ? 2 : 20

/** Measures the page and the lists of an offer's many applicants, and decisions on as many as one call may name. */
export async function measureApplicants(
  client: pg.Client,
  { origin }: Running,
): Promise<Record<string, Measured>> {
  await timed(`${formatCount(size.applicantsOfOne)} applicants`, () => fillApplicants(client, offerNumber))
  const headers = await bearer(offerNumber)
  const list = (more: object) => post('/api/jobs/job/application', { job_id: jobId, ...more }, headers)
  const sorted = (sort: ApplicantSort) => measureCall(origin, list({ sort }))
  return {
    'page of applicants': await measureCall(
      origin,
      get(`/my-jobs/${jobId}/applicants`, await asBrowser(offerNumber)),
    ),
    'those who wait first': await sorted('waiting'),
    'by name': await sorted('name'),
    'by fit': await sorted('fit'),
    'of one name': await measureCall(origin, list({ query: 'Lucía' })),
    'the waiting list': await measureCall(origin, list({ status: 'waitlisted' })),
    ...(await measureDecisions(client, origin, headers)),
  }
}

async function measureCall(origin: string, call: Call): Promise<Measured> {
  await load(origin, [call], connections, pace.warmUp)
  return summary([await load(origin, [call], connections, pace.seconds)])
}

/** Accepts as many as one call may name, for whom there are just places enough, and takes that back, several times. */
async function measureDecisions(
  client: pg.Client,
  origin: string,
  headers: Record<string, string>,
): Promise<Record<string, Measured>> {
  await holdPlaces(client, offerNumber)
  const ids = times(limits.applicantsAtOnce, (index) => getId('applicant', index))
  const decide = (status: 'accepted' | 'pending') =>
    post('/api/jobs/job/application/decide', { job_id: jobId, ids, status }, headers)
  const taken: Record<'accepted' | 'pending', Sample> = {
    accepted: { times: [], seconds: 0, failed: 0 },
    pending: { times: [], seconds: 0, failed: 0 },
  }
  for (const status of times(2 * decisions, (index) => (index % 2 === 0 ? 'accepted' : 'pending'))) {
    const start = performance.now()
    await callJson(origin, decide(status))
    const time = performance.now() - start
    taken[status].times.push(time)
    taken[status].seconds += time / 1000
  }
  return {
    [`accept ${ids.length} at once`]: summary([taken.accepted]),
    [`take back ${ids.length} at once`]: summary([taken.pending]),
  }
}
