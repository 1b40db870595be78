import { beforeAll, expect, it } from 'vitest'
import { nastyTexts } from '../api/setup/nasty.ts'
import { createSample } from '../api/setup/sample.ts'
import { type Offer, publishOffer } from '../fault/offer.ts'
import { type Call, type Member, openSite } from './site.ts'

const site = openSite()

type Kind = 'guest' | 'unvalidated' | 'volunteer' | 'organisation' | 'moderator' | 'owner'

/** The callers that each access level of a call's description excludes. */
const refusedBy: Record<string, readonly Kind[]> = {
  user: ['guest'],
  volunteer: ['guest', 'organisation', 'owner'],
  organisation: ['guest', 'volunteer', 'moderator'],
  moderator: ['guest', 'unvalidated', 'volunteer', 'organisation', 'owner'],
  guest: [],
}

let members: Record<Exclude<Kind, 'guest'>, Member>
let applicant: Member
let calls: Call[]
let offer: Offer
let postId: string
let applicationId: string
let conversationId: string

beforeAll(async () => {
  const [unvalidated, volunteer, moderator, organisation, owner, newcomer] = await Promise.all([
    site.register(),
    site.signUp(),
    site.signUp(),
    site.signUp({ provider: true, name: 'Puente Norte', ong_id: 'G22222222' }),
    site.signUp({ provider: true, name: 'Huerto Vivo', ong_id: 'G33333333' }),
    site.signUp(),
  ])
  members = { unvalidated, volunteer, moderator, organisation, owner }
  applicant = newcomer
  await site.grantModerator(moderator)
  members.moderator = await site.logIn(moderator)
  await site.completeProfile(applicant)
  offer = await publishOffer(site.as(owner))
  const asApplicant = site.as(applicant)
  const applied = await asApplicant.post('/api/jobs/job/apply', {
    job_id: offer.id,
    answers: offer.questions.map(({ id }) => ({ question_id: id, answer: 'Because I can.' })),
  })
  expect(applied.status).toBe(201)
  applicationId = applied.body.id
  postId = (await site.as(owner).post('/api/posts/posts', { text: 'Rain at last' })).body.id
  const { body } = await asApplicant.get('/api/chat/allchat')
  conversationId = body[0].conversation_id
  calls = await site.calls()
}, 120_000)

/** The content of other accounts as their owners see it: no stranger's call may change it. */
async function ownedThings() {
  const owner = site.as(members.owner)
  const [{ body: job }, { body: post }, { body: application }, { body: talk }] = await Promise.all([
    owner.get(`/api/jobs/job/${offer.id}`),
    owner.get(`/api/posts/posts/${postId}`),
    owner.get(`/api/jobs/job/application/${applicationId}`),
    owner.get(`/api/chat/messages/${conversationId}`),
  ])
  return {
    job: [job.title, job.about, job.status, job.questions],
    post: [post.text, post.editedAt],
    application: application.status,
    messages: talk.data.map((message: { id: string; message: string }) => [message.id, message.message]),
  }
}

const placed = (path: string, id: string) => path.replace(/\{\w+\}/, id)

function ask(kind: Kind, call: Call, id: string, spoiled?: string) {
  const caller = kind === 'guest' ? site.from() : site.as(members[kind])
  const known = {
    id,
    job_id: offer.id,
    conversation_id: conversationId,
    friend_id: applicant.id,
    userId: applicant.id,
  }
  const sample = call.body ? createSample(call.body, '', known) : undefined
  const body =
    spoiled === undefined || !sample || typeof sample !== 'object'
      ? sample
      : Object.fromEntries(Object.keys(sample).map((key) => [key, spoiled]))
  const isRead = call.method === 'GET' || call.method === 'HEAD'
  return caller.send(call.method, placed(call.path, id), isRead ? undefined : body)
}

it('No call by any kind of caller on the content of another account gets a 5xx or exceeds their access', async () => {
  const before = await ownedThings()
  const broken: string[] = []
  let asked = 0
  for (const kind of ['guest', 'unvalidated', 'volunteer', 'organisation', 'moderator'] as const) {
    for (const call of calls) {
      const id = idFor(call)
      // Moderators may change what others own.
      if (kind === 'moderator' && call.access === 'moderator') continue
      const { status } = await ask(kind, call, id)
      asked += 1
      const said = `${kind}: ${call.method} ${call.path} answers ${status}`
      if (status >= 500) broken.push(said)
      if (!refusedBy[call.access]?.includes(kind)) continue
      const expected = kind === 'guest' ? [401] : [403, 404]
      if (!expected.includes(status)) broken.push(said)
    }
  }
  console.log(`${asked} calls`)
  expect(broken).toEqual([])
  expect(asked).toBeGreaterThan(400)
  expect(await ownedThings()).toEqual(before)
})

it('An unvalidated account writes nothing but its own validation', async () => {
  const mayWrite = new Set([
    'POST /api/account/logout',
    'DELETE /api/account/sessions/{id}',
    'DELETE /api/account/user/{id}',
    'PUT /api/account/validate/email',
    // The language alone: api/account-settings tests the other preferences.
    'PUT /api/account/preferences',
    'POST /api/friends/friends',
    'POST /api/chat/count',
    'POST /api/posts/posts/watch',
    'POST /api/jobs/job/application',
  ])
  const passed: string[] = []
  for (const call of calls) {
    const name = `${call.method} ${call.path}`
    if (call.access === 'guest' || call.method === 'GET' || call.method === 'HEAD' || mayWrite.has(name))
      continue
    const { status } = await ask('unvalidated', call, idFor(call))
    if (status !== 403) passed.push(`${name} answers ${status}`)
  }
  expect(passed).toEqual([])
})

it('Owners break nothing by hostile text in every field of every call', async () => {
  const broken: string[] = []
  for (const call of calls) {
    for (const text of nastyTexts) {
      const { status } = await ask('owner', call, idFor(call), text)
      if (status >= 500)
        broken.push(`${call.method} ${call.path} answers ${status} to ${JSON.stringify(text)}`)
    }
  }
  expect(broken).toEqual([])
  await site.expectHealthy()
})

/** The id of an existing thing of the kind that the call takes. */
function idFor({ path }: Call): string {
  if (path.includes('/posts/posts/')) return postId
  if (path.includes('/application/')) return applicationId
  if (path.includes('/chat/')) return conversationId
  if (path.includes('/jobs/job')) return offer.id
  return applicant.id
}
