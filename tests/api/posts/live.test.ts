import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#contracts/limits.ts'
import { newId } from '#server/platform/db/ids.ts'
import { publishNow } from '#server/platform/live/index.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { buildComment, buildPost, type Post } from '../../posts.ts'
import { type LiveStream, listenTo } from '../setup/listen.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

const testApp = openTestApp()
const listenAs = listenTo(testApp)
let author: Person
let reader: Person
let passerBy: Person
let post: Post

beforeEach(async () => {
  author = await buildVolunteer({ name: 'Lucía Ferrer' })
  reader = await buildVolunteer({ name: 'Mateo Ruiz' })
  passerBy = await buildVolunteer({ name: 'Inés Prado' })
  post = await buildPost(author)
})

const openStream = (person = reader): Promise<LiveStream> => listenAs(person)
const watch = async (posts: readonly string[], person = reader) =>
  testApp.as(person).post('/api/posts/posts/watch', { posts })
const counts = ({ events }: LiveStream) =>
  events
    .filter(({ event }) => event === 'post' || event === 'comment')
    .map(({ event, data }) => ({ event, data }))
/** Waits for a new event, after which every earlier event has arrived, because the stream is ordered. */
const settle = async (stream: LiveStream, person = reader) => {
  const before = stream.events.filter(({ event }) => event === 'typing').length
  const data = { conversation_id: newId(), from: newId() }
  await publishNow(testApp.platform.database.db, [person.id], 'typing', data)
  await until(() => stream.events.filter(({ event }) => event === 'typing').length > before)
}
const like = (id = post.id) => testApp.as(passerBy).post(`/api/posts/posts/${id}/like`)
const postEvent = (likes: number, comments: number) => ({
  event: 'post',
  data: { id: post.id, likes, comments },
})

describe('watching posts', () => {
  it('A watched post sends its likes and comments as they change', async () => {
    const stream = await openStream()
    expect((await watch([post.id])).body).toEqual([{ id: post.id, likes: 0, comments: 0 }])
    await like()
    const { body: comment } = await testApp
      .as(passerBy)
      .post(`/api/posts/posts/${post.id}/comments`, { text: 'How tall?' })
    await testApp.as(passerBy).delete(`/api/posts/posts/${post.id}/like`)
    await testApp.as(author).post(`/api/posts/comments/${comment.id}/like`)
    await testApp.as(author).delete(`/api/posts/comments/${comment.id}/like`)
    await testApp.as(passerBy).put(`/api/posts/comments/${comment.id}`, { text: 'How tall are they?' })
    await testApp.as(passerBy).delete(`/api/posts/comments/${comment.id}`)
    await until(() => counts(stream).length === 7)
    const onComment = { id: comment.id, post_id: post.id }
    expect(counts(stream)).toEqual([
      postEvent(1, 0),
      postEvent(1, 1),
      postEvent(0, 1),
      { event: 'comment', data: { ...onComment, likes: 1 } },
      { event: 'comment', data: { ...onComment, likes: 0 } },
      { event: 'comment', data: { ...onComment, likes: 0, edited: true } },
      postEvent(0, 0),
    ])
  })

  it('Watching a post returns its current counts', async () => {
    await openStream()
    await like()
    await buildComment(post, passerBy)
    expect((await watch([post.id])).body).toEqual([{ id: post.id, likes: 1, comments: 1 }])
  })

  it('A repeated like sends one event', async () => {
    const stream = await openStream()
    await watch([post.id])
    await like()
    await like()
    await settle(stream)
    expect(counts(stream)).toEqual([postEvent(1, 0)])
  })

  it('A post that is not watched sends no events', async () => {
    const stream = await openStream()
    await watch([(await buildPost(author)).id])
    await like()
    await settle(stream)
    expect(counts(stream)).toEqual([])
  })

  it('Posts that are blocked, hidden or missing cannot be watched', async () => {
    const stream = await openStream()
    await testApp.as(author).post(`/api/moderation/block/${reader.id}`)
    const hidden = await buildPost(passerBy, { hiddenAt: new Date() })
    expect((await watch([post.id, hidden.id, newId()])).body).toEqual([])
    await like()
    await settle(stream)
    expect(counts(stream)).toEqual([])
  })

  it('A block ends the events between its two accounts and no others', async () => {
    const other = await buildPost(passerBy)
    const ofReader = await buildPost(reader)
    const [stream, authorStream] = [await openStream(), await openStream(author)]
    await watch([post.id, other.id])
    await watch([ofReader.id], author)
    await testApp.as(reader).post(`/api/moderation/block/${author.id}`)
    for (const id of [post.id, ofReader.id, other.id]) await like(id)
    await settle(stream)
    await settle(authorStream, author)
    expect(counts(stream)).toEqual([{ event: 'post', data: { id: other.id, likes: 1, comments: 0 } }])
    expect(counts(authorStream)).toEqual([])
  })

  it('Watched posts are forgotten when the last stream closes', async () => {
    const [first, second] = [await openStream(), await openStream()]
    await watch([post.id])
    first.leave()
    await until(() => testApp.platform.streams.count() === 1)
    await like()
    await until(() => counts(second).length === 1)
    second.leave()
    await until(() => testApp.platform.streams.count() === 0)
    const third = await openStream()
    await buildComment(post, author)
    await testApp.as(author).post(`/api/posts/posts/${post.id}/like`)
    await settle(third)
    expect(counts(third)).toEqual([])
  })

  it('A call can watch a hundred posts at most', async () => {
    const many = Array.from({ length: limits.watchedPosts }, () => newId())
    expect((await watch([post.id, ...many.slice(1)])).status).toBe(200)
    expect((await watch([...many, newId()])).status).toBe(400)
  })
})
