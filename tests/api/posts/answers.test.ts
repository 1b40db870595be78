import { hash } from '@node-rs/argon2'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Comment as CommentView } from '#contracts/posts.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildReport } from '../../moderation.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { buildAnswer, buildComment, buildPost, type Comment, type Post } from '../../posts.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '0' })
let host: Person
let mateo: Person
let ines: Person
let noor: Person
let post: Post
let comment: Comment

beforeEach(async () => {
  host = await buildVolunteer()
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  ines = await buildVolunteer({ name: 'Inês Prado' })
  noor = await buildVolunteer({ name: 'Noor Haddad' })
  post = await buildPost(host)
  comment = await buildComment(post, mateo)
})

const rows = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(text, values)).rows
const getPath = ({ id } = post) => `/api/posts/posts/${id}/comments`
const answer = (person: Person, to: { id: string } = comment, body: object = {}) =>
  testApp.as(person).post(getPath(), { text: 'As tall as you.', parent_id: to.id, ...body })
const list = async (reader = noor, query = ''): Promise<{ data: CommentView[]; nextCursor: string | null }> =>
  (await testApp.as(reader).get(`${getPath()}${query}`)).body
const remove = (person: Person, { id }: { id: string }) =>
  testApp.as(person).delete(`/api/posts/comments/${id}`)
const getTexts = (all: readonly Answer[] = []) => all.map(({ text }) => text)
/** The number that the post shows, which must be that of the comments and answers that are listed. */
const count = async (reader = noor): Promise<number> => {
  const { data } = await list(reader)
  const listed = data.reduce((sum, { answers }) => sum + 1 + answers, 0)
  const { comments } = (await testApp.as(reader).get(`/api/posts/posts/${post.id}`)).body
  expect(comments).toBe(listed)
  return comments
}
const getNotified = async ({ id }: Person) =>
  (
    await rows(
      'select type, detail, actor_id, action_id from notifications where account_id = $1 order by id',
      [id],
    )
  ).map(({ type, detail, actor_id, action_id }) => {
    expect(action_id).toBe(post.id)
    return [type, detail, actor_id]
  })
const block = (blocker: Person, blocked: Person) =>
  rows('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [blocker.id, blocked.id])

describe('an answer', () => {
  it('An answer stands under its comment, and one to an answer under the same comment with a mention', async () => {
    const { status, body: first } = await answer(ines)
    expect(status).toBe(201)
    expect(first).toEqual({
      id: expect.any(String),
      post_id: post.id,
      parent_id: comment.id,
      author: expect.objectContaining({ id: ines.id, name: 'Inês Prado' }),
      text: 'As tall as you.',
      mentions: [],
      createdAt: expect.stringMatching(/Z$/),
      editedAt: null,
      likes: 0,
      liked: false,
      answers: 0,
      firstAnswers: [],
      can: { edit: true, delete: true, report: false },
    })
    const { body: second } = await answer(noor, first, { text: 'Taller!' })
    expect(second).toMatchObject({ parent_id: comment.id, mentions: [{ id: ines.id, name: 'Inês Prado' }] })
    const { body: own } = await answer(ines, first, { text: 'Or not.' })
    expect(own).toMatchObject({ parent_id: comment.id, mentions: [] })
    const { data } = await list(mateo)
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ id: comment.id, parent_id: null, answers: 3 })
    expect(getTexts(data[0]?.firstAnswers)).toEqual(['As tall as you.', 'Taller!', 'Or not.'])
    expect(await count()).toBe(4)
  })

  it('An answer is saved once per idempotency key', async () => {
    const headers = { 'Idempotency-Key': newId() }
    const body = { text: 'Once only', parent_id: comment.id }
    const send = () => testApp.as(ines).post(getPath(), body, { headers })
    const responses = await Promise.all(Array.from({ length: 4 }, send))
    expect(new Set(responses.map(({ body: { id } }) => id)).size).toBe(1)
    expect(await count()).toBe(2)
  })

  it('An answer is liked, edited, reported and deleted as a comment is', async () => {
    const { body } = await answer(ines)
    const path = `/api/posts/comments/${body.id}`
    expect((await testApp.as(noor).post(`${path}/like`)).body).toEqual({ likes: 1, liked: true })
    expect((await testApp.as(ines).put(path, { text: 'As tall as a door.' })).body).toMatchObject({
      text: 'As tall as a door.',
      parent_id: comment.id,
      editedAt: expect.any(String),
    })
    const report = { kind: 'comment', id: body.id, reason: 'spam' }
    expect((await testApp.as(noor).post('/api/moderation/report', report)).status).toBe(201)
    expect((await list(noor)).data[0]?.firstAnswers).toMatchObject([
      { text: 'As tall as a door.', likes: 1, liked: true },
    ])
    // The author of the comment above may not delete it; its own author and the post's may.
    expect((await remove(mateo, body)).status).toBe(403)
    expect((await remove(host, body)).status).toBe(204)
    expect(await count()).toBe(1)
  })

  const outsiders: Record<string, () => Promise<{ id: string }>> = {
    'a missing comment': async () => ({ id: newId() }),
    'what is no id': async () => ({ id: 'the-first-one' }),
    'a comment on another post': async () => buildComment(await buildPost(host), mateo),
    'a deleted comment': async () => {
      const gone = await buildComment(post, mateo)
      await remove(mateo, gone)
      return gone
    },
    'a hidden comment': async () => {
      await rows('update comments set hidden_at = now() where id = $1', [comment.id])
      return comment
    },
    'an answer to a hidden comment': async () => {
      const under = await buildAnswer(comment, noor)
      await rows('update comments set hidden_at = now() where id = $1', [comment.id])
      return under
    },
    'the comment of an account that the caller blocked': async () => {
      await block(ines, mateo)
      return comment
    },
    'the comment of an account that blocked the caller': async () => {
      await block(mateo, ines)
      return comment
    },
    'an answer under the comment of a blocked account': async () => {
      await block(mateo, ines)
      return buildAnswer(comment, noor)
    },
    'the comment of a suspended account': async () =>
      buildComment(post, await buildVolunteer({ suspendedAt: new Date() })),
  }
  it.each(Object.entries(outsiders))('Nobody can answer %s', async (_, build) => {
    const to = await build()
    const before = await rows('select count(*)::int from comments')
    const { status, body } = await answer(ines, to)
    expect([status, body.error]).toEqual([404, 'Not found'])
    expect((await testApp.as(ines).get(`${getPath()}?parent_id=${to.id}`)).status).toBe(404)
    expect(await rows('select count(*)::int from comments')).toEqual(before)
  })

  it('A post’s author cannot answer in a thread of an account they blocked, and can still delete it', async () => {
    const under = await buildAnswer(comment, noor)
    await block(host, mateo)
    for (const to of [comment, under]) expect((await answer(host, to)).status).toBe(404)
    expect((await remove(host, under)).status).toBe(204)
    expect((await remove(host, comment)).status).toBe(204)
  })
})

describe('reading answers', () => {
  it('A page of comments has three answers of each, and further ones are read in pages', async () => {
    for (let number = 1; number <= 8; number += 1) await buildAnswer(comment, ines, `${number}`)
    const other = await buildComment(post, noor)
    await buildAnswer(other, mateo, 'Elsewhere')
    const { data, nextCursor } = await list()
    expect(nextCursor).toBeNull()
    expect(data.map(({ id, answers }) => [id, answers])).toEqual([
      [comment.id, 8],
      [other.id, 1],
    ])
    expect(getTexts(data[0]?.firstAnswers)).toEqual(['1', '2', '3'])
    const read: string[] = []
    let cursor = data[0]?.firstAnswers.at(-1)?.id ?? null
    while (cursor) {
      const page = await list(noor, `?parent_id=${comment.id}&limit=2&cursor=${cursor}`)
      read.push(...getTexts(page.data))
      cursor = page.nextCursor
    }
    expect(read).toEqual(['4', '5', '6', '7', '8'])
    expect((await list(noor, '?limit=1')).data.map(({ id }) => id)).toEqual([comment.id])
  })

  it('The answers of a block’s other side are neither listed nor counted', async () => {
    await buildAnswer(comment, ines, 'Seen by most')
    await buildAnswer(comment, host, 'Seen by all')
    await block(ines, noor)
    const [seen] = (await list(noor)).data
    expect([seen?.answers, getTexts(seen?.firstAnswers)]).toEqual([1, ['Seen by all']])
    expect(getTexts((await list(noor, `?parent_id=${comment.id}`)).data)).toEqual(['Seen by all'])
    expect((await list(mateo)).data[0]?.answers).toBe(2)
    await block(mateo, noor)
    expect((await list(noor)).data).toEqual([])
  })
})

describe('what takes answers away', () => {
  it('Deleting a comment deletes its answers, their likes and what is unread of them', async () => {
    const { body: one } = await answer(ines)
    await answer(noor, one)
    await testApp.as(noor).post(`/api/posts/comments/${one.id}/like`)
    expect(await count()).toBe(3)
    expect((await remove(mateo, comment)).status).toBe(204)
    expect(await count()).toBe(0)
    expect(await rows('select id from comments where post_id = $1', [post.id])).toEqual([])
    expect(await rows('select 1 from comment_likes where comment_id = $1', [one.id])).toEqual([])
    for (const person of [host, mateo]) expect(await getNotified(person)).toEqual([])
  })

  it('A hidden comment hides and uncounts its answers until it is restored', async () => {
    const clara = await buildVolunteer({ name: 'Clara Soler', moderator: true })
    const { body } = await answer(ines)
    await answer(noor)
    await buildReport(noor, mateo, { kind: 'comment', subjectId: comment.id })
    const decide = (action: string, subject: { id: string } = comment) =>
      testApp.as(clara).post('/api/moderation/decide', {
        kind: 'comment',
        id: subject.id,
        action,
        reason: 'spam',
        text: 'So.',
      })
    expect((await decide('remove')).status).toBe(201)
    expect(await count()).toBe(0)
    expect((await testApp.as(noor).post(`/api/posts/comments/${body.id}/like`)).status).toBe(404)
    await decide('restore')
    expect(await count()).toBe(3)
    await buildReport(noor, ines, { kind: 'comment', subjectId: body.id })
    await decide('remove', body)
    expect(await count()).toBe(2)
    await remove(mateo, comment)
    expect(await count()).toBe(0)
  })

  it('A suspended author’s comments leave with their answers, and come back', async () => {
    const clara = await buildVolunteer({ name: 'Clara Soler', moderator: true })
    await answer(ines)
    await answer(mateo)
    const other = await buildComment(post, noor)
    await answer(mateo, other)
    await buildReport(noor, mateo)
    const decide = (action: string) =>
      testApp
        .as(clara)
        .post('/api/moderation/decide', { kind: 'user', id: mateo.id, action, reason: 'spam', text: 'So.' })
    expect(await count()).toBe(5)
    await decide('suspend')
    expect(await count()).toBe(1)
    await decide('restore')
    expect(await count()).toBe(5)
  })

  it('An erased account takes its comments with their answers, and its own answers', async () => {
    const password = 'a-long-secret'
    const leaver = await buildVolunteer({ passwordHash: await hash(password) })
    await answer(ines, await buildComment(post, leaver))
    await answer(leaver)
    await answer(ines)
    expect(await count()).toBe(5)
    const { status } = await testApp
      .as(leaver)
      .delete(`/api/account/user/${leaver.id}`, { confirm: 'delete', password })
    expect(status).toBe(204)
    await testApp.work({ later: true })
    expect(await count()).toBe(2)
  })
})

describe('the notification of an answer', () => {
  const comments = (actor: Person) => ['comments', '', actor.id]
  const answered = (actor: Person) => ['comments', 'answered', actor.id]
  const mention = (actor: Person) => ['mention', '', actor.id]

  it('An answer notifies the authors of what it answers, of the comment above and of the post, each once', async () => {
    const { body: first } = await answer(ines, comment, {
      text: '@Mateo @Noor',
      mentions: [mateo.id, noor.id],
    })
    expect(await getNotified(mateo)).toEqual([answered(ines)])
    expect(await getNotified(host)).toEqual([comments(ines)])
    expect(await getNotified(noor)).toEqual([mention(ines)])
    expect(await getNotified(ines)).toEqual([])
    await answer(noor, first)
    expect(await getNotified(ines)).toEqual([answered(noor)])
    expect(await getNotified(mateo)).toEqual([answered(ines), answered(noor)])
    await answer(mateo)
    expect(await getNotified(mateo), 'nobody is notified of their own').toHaveLength(2)
  })

  it('A post’s author whose comment is answered gets one notification', async () => {
    const own = await buildComment(post, host)
    await answer(ines, own)
    expect(await getNotified(host)).toEqual([answered(ines)])
  })

  it('A notification of an answer names it, quotes it and opens the post', async () => {
    await answer(ines, comment, { text: 'About two metres.' })
    const newest = async () => (await testApp.as(mateo).get('/api/notifications/notify')).body[0]
    expect(await newest()).toMatchObject({
      type: 'comments',
      detail: 'answered',
      action_id: post.id,
      about: 'About two metres.',
    })
    await testApp.as(ines).post(getPath(), { text: 'Something else.' })
    expect((await newest()).about).toBe('About two metres.')
    await rows('update comments set hidden_at = now() where id = $1', [comment.id])
    expect((await newest()).about).toBe('')
  })

  it('A deleted answer cancels its unread notification unless another answer remains', async () => {
    const { body: first } = await answer(ines)
    const { body: second } = await answer(ines)
    await remove(ines, first)
    expect(await getNotified(mateo)).toEqual([answered(ines)])
    await remove(ines, second)
    expect(await getNotified(mateo)).toEqual([])
    expect(await getNotified(host)).toEqual([])
    const { body: third } = await answer(ines)
    await testApp.as(ines).post(getPath(), { text: 'On its own.' })
    await remove(ines, third)
    expect(await getNotified(mateo)).toEqual([])
    expect(await getNotified(host), 'a comment of theirs remains').toEqual([comments(ines)])
  })

  it('The settings of comments are those of answers, and the email says what happened', async () => {
    const { body } = await testApp.as(mateo).get('/api/notifications/preferences')
    const save = (preference: object) =>
      testApp.as(mateo).put('/api/notifications/preferences', { ...body, comments: preference })
    await save({ inApp: false, email: 'never' })
    await answer(ines)
    await testApp.work({ later: true })
    expect(await getNotified(mateo)).toEqual([])
    const sent = () => testApp.mails.filter(({ to }) => JSON.stringify(to).includes(mateo.email))
    expect(sent()).toEqual([])
    await save({ inApp: true, email: 'now' })
    await answer(noor)
    await testApp.work({ later: true })
    expect(sent().map(({ subject }) => subject)).toEqual(['Noor Haddad ha respondido a tu comentario'])
  })
})
