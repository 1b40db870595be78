import { beforeAll, expect, test } from 'vitest'
import { buildVolunteer, type Person } from '../../people.ts'
import { buildPost, type Post } from '../../posts.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

let people: Person[]
let posts: Post[]
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 6 }, () => buildVolunteer()))
  posts = await Promise.all(people.slice(0, 2).map((author) => buildPost(author)))
})

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const rows = async (sql: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(sql, values)).rows

const like = () => testApp.as(pick(people)).post(`/api/posts/posts/${pick(posts).id}/like`)
const unlike = () => testApp.as(pick(people)).delete(`/api/posts/posts/${pick(posts).id}/like`)
const comment = () =>
  testApp.as(pick(people)).post(`/api/posts/posts/${pick(posts).id}/comments`, { text: 'Yes!' })

/** Answers a comment or an answer, which may be deleted meanwhile. */
async function answer() {
  const [one] = await rows('select id, post_id from comments order by random() limit 1')
  if (!one) return comment()
  const body = { text: 'No!', parent_id: one.id }
  return testApp.as(pick(people)).post(`/api/posts/posts/${one.post_id}/comments`, body)
}

/** Likes, unlikes or deletes a comment, which may be deleted meanwhile. */
async function changeOne() {
  const [one] = await rows('select id, author_id from comments order by random() limit 1')
  if (!one) return comment()
  const path = `/api/posts/comments/${one.id}`
  const author = people.find(({ id }) => id === one.author_id) as Person
  const act = pick(['like', 'like', 'unlike', 'delete'])
  if (act === 'delete') return testApp.as(author).delete(path)
  const someone = testApp.as(pick(people))
  return act === 'like' ? someone.post(`${path}/like`) : someone.delete(`${path}/like`)
}

test('The counts of posts and comments match their rows after 200 rounds of simultaneous random calls', async () => {
  const seen = new Set<number>()
  for (let round = 0; round < 200; round++) {
    const acts = Array.from({ length: 5 }, () =>
      pick([like, unlike, comment, answer, answer, changeOne, changeOne]),
    )
    for (const { status } of await Promise.all(acts.map((act) => act()))) seen.add(status)
  }
  expect([...seen].filter((status) => ![200, 201, 204, 404].includes(status))).toEqual([])

  const wrongPosts = await rows(
    `select id from posts p where likes <> (select count(*) from post_likes where post_id = p.id)
       or comments <> (select count(*) from comments where post_id = p.id)`,
  )
  const wrongComments = await rows(
    'select id from comments c where likes <> (select count(*) from comment_likes where comment_id = c.id)',
  )
  expect([wrongPosts, wrongComments]).toEqual([[], []])

  // The response matches the rows for each account.
  for (const person of people) {
    for (const { id } of posts) {
      const [{ likes, liked, comments }] = await rows(
        `select (select count(*)::int from post_likes where post_id = $1) likes,
           exists (select from post_likes where post_id = $1 and account_id = $2) liked,
           (select count(*)::int from comments where post_id = $1) comments`,
        [id, person.id],
      )
      const { body } = await testApp.as(person).get(`/api/posts/posts/${id}`)
      expect(body).toMatchObject({ likes, liked, comments })
    }
  }
}, 180_000)

test('Each like of a post gives one notification, and none once it is withdrawn unread', async () => {
  const [author, ...others] = people
  const post = await buildPost(author as Person)
  const path = `/api/posts/posts/${post.id}/like`
  await Promise.all(others.flatMap((one) => Array.from({ length: 4 }, () => testApp.as(one).post(path))))
  const readNotifications = () =>
    rows(`select actor_id from notifications where type = 'likes' and action_id = $1`, [post.id])
  expect(await readNotifications()).toHaveLength(others.length)
  await Promise.all(others.flatMap((one) => [testApp.as(one).delete(path), testApp.as(one).delete(path)]))
  expect(await readNotifications()).toEqual([])
  const { body } = await testApp.as(author as Person).get(`/api/posts/posts/${post.id}`)
  expect(body).toMatchObject({ likes: 0, liked: false })
})
