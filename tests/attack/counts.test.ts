import { randomInt } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type Offer, publishOffer } from '../fault/offer.ts'
import { type Member, many, openSite } from './site.ts'

const site = openSite()
const crowd = 6

let people: Member[]
let owner: Member
let offer: Offer
let postId: string
/** The comments and applications created so far, some perhaps deleted since. */
const comments: string[] = []
const applications: string[] = []

beforeAll(async () => {
  people = await Promise.all(Array.from({ length: crowd }, () => site.signUp()))
  await Promise.all(people.map((person) => site.completeProfile(person)))
  owner = await site.signUp({ provider: true, name: 'Huerto Vivo', ong_id: 'G44444444' })
  offer = await publishOffer(site.as(owner))
  postId = (await site.as(owner).post('/api/posts/posts', { text: 'Who comes on Saturday?' })).body.id
}, 120_000)

const oneOf = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(list.length, 1))]

/** Runs a random act on shared content; returns the status of the response. */
async function actAtRandom(person: Member): Promise<number> {
  const caller = site.as(person)
  const other = oneOf(people.filter(({ id }) => id !== person.id))
  const comment = oneOf(comments) ?? person.id
  const acts = [
    () => caller.post(`/api/posts/posts/${postId}/like`),
    () => caller.delete(`/api/posts/posts/${postId}/like`),
    () => caller.post(`/api/posts/comments/${comment}/like`),
    () => caller.delete(`/api/posts/comments/${comment}/like`),
    () => caller.delete(`/api/posts/comments/${comment}`),
    () => caller.post('/api/friends/add', { friend_id: other?.id }),
    () => caller.post('/api/friends/accept', { friend_id: other?.id }),
    () => caller.post('/api/friends/accept', { friend_id: other?.id }),
    () => caller.post('/api/friends/remove', { friend_id: other?.id }),
    () => caller.post(`/api/jobs/jobs/${offer.id}/favorite`),
    () => caller.delete(`/api/jobs/jobs/${offer.id}/favorite`),
    () => caller.delete(`/api/jobs/job/application/${oneOf(applications) ?? person.id}`),
    async () => {
      const response = await caller.post(`/api/posts/posts/${postId}/comments`, { text: 'I do!' })
      if (response.status === 201) comments.push(response.body.id)
      return response
    },
    async () => {
      const answers = offer.questions.map(({ id }) => ({ question_id: id, answer: 'Because I can.' }))
      const response = await caller.post('/api/jobs/job/apply', { job_id: offer.id, answers: answers })
      if (response.status === 201) applications.push(response.body.id)
      return response
    },
  ]
  return (await oneOf(acts)?.())?.status ?? 0
}

const getCount = async (text: string, ...values: string[]): Promise<number> =>
  Number((await site.database.query(`select count(*) from ${text}`, values)).rows[0].count)

it('Simultaneous random acts of several people never fail, and every count agrees at the end', async () => {
  const statuses = await Promise.all(
    people.map(async (person) => {
      const seen: number[] = []
      for (let act = 0; act < many(60); act += 1) seen.push(await actAtRandom(person))
      return seen
    }),
  )
  const tally = new Map<number, number>()
  for (const status of statuses.flat()) tally.set(status, (tally.get(status) ?? 0) + 1)
  console.log([...tally].map(([status, times]) => `${status}: ${times}`).join(', '))
  const unexpected = [...tally.keys()].filter((one) => ![200, 201, 204, 403, 404, 409, 429].includes(one))
  expect(unexpected).toEqual([])

  const { body: post } = await site.as(owner).get(`/api/posts/posts/${postId}`)
  const likedBy = await Promise.all(people.map((one) => site.as(one).get(`/api/posts/posts/${postId}`)))
  expect(post.likes).toBe(likedBy.filter(({ body }) => body.liked).length)
  expect(post.likes).toBe(await getCount('post_likes where post_id = $1', postId))

  const said = await getCount('comments where post_id = $1', postId)
  expect(post.comments).toBe(said)
  const firstPage = await site.as(owner).get(`/api/posts/posts/${postId}/comments?limit=50`)
  expect(firstPage.body.data).toHaveLength(Math.min(said, 50))
  for (const { id, likes } of firstPage.body.data) {
    expect(likes).toBe(await getCount('comment_likes where comment_id = $1', id))
  }

  const { body: job } = await site.as(owner).get(`/api/jobs/job/${offer.id}`)
  const { body: applied } = await site.as(owner).post('/api/jobs/job/application', { job_id: offer.id })
  expect(job.counts.applications).toBe(applied.meta.total)
  expect(applied.meta.total).toBe(await getCount('applications where job_id = $1', offer.id))
  expect(new Set(applied.data.map(({ user }: { user: { id: string } }) => user.id)).size).toBe(
    applied.meta.total,
  )
  expect(job.counts.favorites).toBe(await getCount('favorites where job_id = $1', offer.id))
})

it('Both sides of every connection show one status', async () => {
  for (const [index, one] of people.entries()) {
    const between = await Promise.all(
      people
        .filter(({ id }) => id !== one.id)
        .map(async (other) => {
          const [mine, theirs] = await Promise.all([
            site.as(one).post('/api/friends/friends', { friend_id: other.id }),
            site.as(other).post('/api/friends/friends', { friend_id: one.id }),
          ])
          expect(mine.body.friends.status).toBe(theirs.body.friends.status)
          // The sender waits; only the recipient may answer.
          expect(mine.body.friends.incoming && theirs.body.friends.incoming).toBe(false)
          return mine.body.friends.status
        }),
    )
    const connected = between.filter((status) => status === 2).length
    const watcher = people[(index + 1) % people.length] ?? one
    const { body } = await site.as(watcher).post('/api/friends/friends', { friend_id: one.id })
    expect(body.connections).toBe(connected)
    const { body: list } = await site.as(watcher).get(`/api/friends/list/${one.id}`)
    expect(list.meta.total).toBe(connected)
  }
})
