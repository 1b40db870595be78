import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { buildComment, buildPost } from '../../posts.ts'
import { upload } from '../setup/form.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let lucia: Person
let mateo: Person
let ines: Person
let huerto: Person

beforeAll(async () => {
  lucia = await buildVolunteer()
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  ines = await buildVolunteer({ name: 'Inês Prado' })
  huerto = await buildOrganisation()
})

const rows = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(text, values)).rows

/** The notifications of an account: type, actor and what they are about. */
const getNotifications = async (person: Person) =>
  (
    await rows('select type, actor_id, action_id from notifications where account_id = $1 order by id', [
      person.id,
    ])
  ).map(({ type, actor_id, action_id }) => ({ type, actor: actor_id, about: action_id }))

const deleteNotifications = () => rows('delete from notifications')

const block = (blocker: Person, blocked: Person) =>
  rows('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [blocker.id, blocked.id])
const unblock = () => rows('delete from blocks')

const getId = (path = '') => `/api/posts/posts${path}`

describe('a post', () => {
  it('The images of a deleted post are gone with it, but not those that another post shows', async () => {
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer()
    const put = async () => (await upload(testApp, lucia, picture, 'post')).body.imgName
    const [own, shared] = [await put(), await put()]
    const publish = (names: string[]) =>
      testApp.as(lucia).post(getId(), { text: 'Look', media: names.map((imgName) => ({ imgName })) })
    const { id } = (await publish([own, shared])).body
    await publish([shared])
    expect((await testApp.as(lucia).delete(getId(`/${id}`))).status).toBe(204)
    const open = async (name: string) => (await testApp.guest.get(`/api/media/${name}`)).status
    expect([await open(own), await open(shared)]).toEqual([404, 200])
    expect((await publish([own])).body.fields).toEqual({ 'media.0': 'image-invalid' })
  })

  it('A post is created, read, edited and deleted by its author', async () => {
    const { status, body } = await testApp.as(lucia).post(getId(), { text: '  Beans!\r\nTomatoes!  ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      author: {
        id: lucia.id,
        name: lucia.name,
        provider: false,
        city: 'Valencia',
        country: 'ES',
        config: { avatar: 'default-avatar' },
      },
      text: 'Beans!\nTomatoes!',
      mentions: [],
      media: [],
      createdAt: expect.stringMatching(/Z$/),
      editedAt: null,
      updatedAt: expect.any(String),
      likes: 0,
      comments: 0,
      liked: false,
      saved: false,
      hidden: false,
      can: { edit: true, delete: true, report: false, hide: false },
    })
    const read = await testApp.as(mateo).get(getId(`/${body.id}`))
    const can = { edit: false, delete: false, report: true, hide: true }
    expect(read.body).toEqual({ ...body, can })
    const changed = await testApp.as(lucia).put(getId(`/${body.id}`), { text: 'Beans alone' })
    expect(changed.body).toMatchObject({ text: 'Beans alone', editedAt: expect.any(String) })
    expect((await testApp.as(lucia).delete(getId(`/${body.id}`))).status).toBe(204)
    expect((await testApp.as(lucia).get(getId(`/${body.id}`))).status).toBe(404)
    expect((await testApp.as(lucia).delete(getId(`/${body.id}`))).status).toBe(404)
  })

  it('A post needs a text or an image within the limits', async () => {
    const refused = async (body: object) => {
      const response = await testApp.as(lucia).post(getId(), body)
      return [response.status, response.body.fields]
    }
    expect(await refused({ text: '   ' })).toEqual([400, { text: 'post-required' }])
    expect(await refused({ text: 'a'.repeat(5_001) })).toEqual([400, { text: 'post-too-long' }])
    expect(await refused({ text: 'a', mentions: Array(51).fill(newId()) })).toEqual([
      400,
      { mentions: 'too-many' },
    ])
    expect(await refused({ media: ['nobody.jpg'] })).toEqual([400, { 'media.0': 'image-invalid' }])
    expect(await refused({ text: 'a', media: Array(11).fill('one.jpg') })).toEqual([
      400,
      { media: 'too-many' },
    ])
  })

  it('A post is created once per idempotency key', async () => {
    const headers = { 'Idempotency-Key': newId() }
    const send = (text: string) => testApp.as(lucia).post(getId(), { text }, { headers })
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('Once only')))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await send('Another')).body.error).toBe('Key already used')
    expect(await rows("select id from posts where text = 'Once only'")).toHaveLength(1)
  })

  it('A post mentions only visible accounts without a block, and notifies each one once', async () => {
    await deleteNotifications()
    const newcomer = await buildVolunteer({ validatedAt: null })
    const suspended = await buildVolunteer({ suspendedAt: new Date() })
    const apart = await buildVolunteer()
    await block(apart, lucia)
    const mentions = [mateo.id, mateo.id, newId(), newcomer.id, suspended.id, apart.id, huerto.id, lucia.id]
    const { body } = await testApp.as(lucia).post(getId(), { text: '@Mateo Ruiz @Huerto Vivo', mentions })
    expect(body.mentions).toEqual([
      { id: mateo.id, name: 'Mateo Ruiz' },
      { id: huerto.id, name: 'Huerto Vivo' },
      { id: lucia.id, name: lucia.name },
    ])
    expect(await getNotifications(mateo)).toEqual([{ type: 'mention', actor: lucia.id, about: body.id }])
    for (const unnotified of [newcomer, suspended, apart, lucia])
      expect(await getNotifications(unnotified)).toEqual([])
    await deleteNotifications()
    await testApp.as(lucia).put(getId(`/${body.id}`), { text: '@Inês Prado', mentions: [mateo.id, ines.id] })
    expect(await getNotifications(mateo)).toEqual([])
    expect(await getNotifications(ines)).toEqual([{ type: 'mention', actor: lucia.id, about: body.id }])
    await unblock()
  })

  it('Posts and comments keep their text as typed, except control characters', async () => {
    const text = '<script>alert(1)</script> <b>bold</b> javascript:alert(1) "quotes" & \\ %00'
    const { body } = await testApp.as(lucia).post(getId(), { text: `${text}\u202Etxet\u0000` })
    expect(body.text).toBe(`${text}txet`)
    const comment = await testApp.as(mateo).post(getId(`/${body.id}/comments`), { text })
    expect(comment.body.text).toBe(text)
  })

  it('Deleting a post deletes its comments, likes and notifications', async () => {
    await deleteNotifications()
    const { body: post } = await testApp.as(lucia).post(getId(), { text: 'Soon gone', mentions: [ines.id] })
    const { body: comment } = await testApp.as(mateo).post(getId(`/${post.id}/comments`), { text: 'Oh' })
    await testApp.as(mateo).post(getId(`/${post.id}/like`))
    await testApp.as(ines).post(`/api/posts/comments/${comment.id}/like`)
    expect((await getNotifications(lucia)).map(({ type }) => type)).toEqual(['comments', 'likes'])
    expect((await getNotifications(mateo)).map(({ type }) => type)).toEqual(['like-comment'])
    await testApp.as(lucia).delete(getId(`/${post.id}`))
    for (const person of [lucia, mateo, ines]) expect(await getNotifications(person)).toEqual([])
    for (const table of ['comments', 'post_likes', 'post_mentions'])
      expect(await rows(`select 1 from ${table} where post_id = $1`, [post.id])).toEqual([])
    expect(await rows('select 1 from comment_likes where comment_id = $1', [comment.id])).toEqual([])
  })
})

describe('likes', () => {
  it('A like counts once per account and notifies the author until it is withdrawn unread', async () => {
    await deleteNotifications()
    const post = await buildPost(lucia)
    const like = getId(`/${post.id}/like`)
    expect((await testApp.as(mateo).post(like)).body).toEqual({ likes: 1, liked: true })
    expect((await testApp.as(mateo).post(like)).body).toEqual({ likes: 1, liked: true })
    expect((await testApp.as(lucia).post(like)).body).toEqual({ likes: 2, liked: true })
    expect(await getNotifications(lucia)).toEqual([{ type: 'likes', actor: mateo.id, about: post.id }])
    expect((await testApp.as(mateo).get(getId(`/${post.id}`))).body).toMatchObject({ likes: 2, liked: true })
    expect((await testApp.as(ines).get(getId(`/${post.id}`))).body).toMatchObject({ likes: 2, liked: false })
    expect((await testApp.as(mateo).delete(like)).body).toEqual({ likes: 1, liked: false })
    expect((await testApp.as(mateo).delete(like)).body).toEqual({ likes: 1, liked: false })
    expect(await getNotifications(lucia)).toEqual([])
    await testApp.as(mateo).post(like)
    await testApp.as(lucia).put('/api/notifications/read')
    await testApp.as(mateo).delete(like)
    expect(await getNotifications(lucia)).toHaveLength(1)
  })

  it('Likes of comments notify their author once per account and post', async () => {
    await deleteNotifications()
    const post = await buildPost(lucia)
    const first = await buildComment(post, mateo)
    const second = await buildComment(post, mateo)
    const like = ({ id }: { id: string }) => `/api/posts/comments/${id}/like`
    expect((await testApp.as(ines).post(like(first))).body).toEqual({ likes: 1, liked: true })
    await testApp.as(ines).post(like(second))
    await testApp.as(mateo).post(like(first))
    expect(await getNotifications(mateo)).toEqual([{ type: 'like-comment', actor: ines.id, about: post.id }])
    expect((await testApp.as(ines).delete(like(first))).body).toEqual({ likes: 1, liked: false })
    expect(await getNotifications(mateo)).toHaveLength(1)
    await testApp.as(ines).delete(like(second))
    expect(await getNotifications(mateo)).toEqual([])
  })
})

describe('comments', () => {
  it('Comments are listed oldest first in pages while others comment', async () => {
    const post = await buildPost(lucia)
    const list = getId(`/${post.id}/comments`)
    for (const text of ['1', '2', '3', '4', '5']) await testApp.as(mateo).post(list, { text })
    const first = await testApp.as(ines).get(`${list}?limit=2`)
    await testApp.as(ines).post(list, { text: '6' })
    const seen = first.body.data.map(({ text }: { text: string }) => text)
    let cursor = first.body.nextCursor
    while (cursor) {
      const { body } = await testApp.as(ines).get(`${list}?limit=2&cursor=${cursor}`)
      seen.push(...body.data.map(({ text }: { text: string }) => text))
      cursor = body.nextCursor
    }
    expect(seen).toEqual(['1', '2', '3', '4', '5', '6'])
    expect((await testApp.as(ines).get(`${list}?cursor=tampered`)).status).toBe(400)
    expect((await testApp.as(ines).get(getId(`/${post.id}`))).body.comments).toBe(6)
  })

  it('A comment notifies the author and the mentioned, is created once per key, and its author or the post’s deletes it', async () => {
    await deleteNotifications()
    const post = await buildPost(lucia)
    const headers = { 'Idempotency-Key': newId() }
    const words = { text: 'Well done @Inês Prado', mentions: [ines.id, lucia.id] }
    const send = () => testApp.as(mateo).post(getId(`/${post.id}/comments`), words, { headers })
    const [one, two] = await Promise.all([send(), send()])
    expect(one.status).toBe(201)
    expect(one.body).toEqual(two.body)
    expect(one.body).toMatchObject({
      post_id: post.id,
      author: { id: mateo.id },
      mentions: [{ id: ines.id }, { id: lucia.id }],
      likes: 0,
      liked: false,
      editedAt: null,
      can: { edit: true, delete: true, report: false },
    })
    expect(await getNotifications(lucia)).toEqual([{ type: 'comments', actor: mateo.id, about: post.id }])
    expect(await getNotifications(ines)).toEqual([{ type: 'mention', actor: mateo.id, about: post.id }])
    const path = `/api/posts/comments/${one.body.id}`
    expect((await testApp.as(ines).delete(path)).status).toBe(403)
    expect((await testApp.as(lucia).delete(path)).status).toBe(204)
    expect((await testApp.as(lucia).delete(path)).status).toBe(404)
    expect(await getNotifications(lucia)).toEqual([])
    expect((await testApp.as(ines).get(getId(`/${post.id}`))).body.comments).toBe(0)
    const again = await buildComment(post, mateo)
    expect((await testApp.as(mateo).delete(`/api/posts/comments/${again.id}`)).status).toBe(204)
  })

  it('The author of a comment edits it: it says so, and only the newly mentioned are notified', async () => {
    await deleteNotifications()
    const post = await buildPost(lucia)
    const words = { text: 'Well done @Inês Prado', mentions: [ines.id] }
    const { body: comment } = await testApp.as(mateo).post(getId(`/${post.id}/comments`), words)
    const path = `/api/posts/comments/${comment.id}`
    const better = { text: 'Well done @Inês Prado and @Huerto', mentions: [ines.id, huerto.id, lucia.id] }
    const { status, body } = await testApp.as(mateo).put(path, better)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...comment,
      text: better.text,
      mentions: [ines, huerto, lucia].map(({ id, name }) => ({ id, name })),
      editedAt: expect.stringMatching(/Z$/),
    })
    expect((await testApp.as(ines).get(getId(`/${post.id}/comments`))).body.data).toMatchObject([
      { text: better.text, editedAt: body.editedAt, can: { edit: false } },
    ])
    expect(await getNotifications(ines)).toEqual([{ type: 'mention', actor: mateo.id, about: post.id }])
    expect(await getNotifications(huerto)).toEqual([{ type: 'mention', actor: mateo.id, about: post.id }])
    expect(await getNotifications(lucia)).toEqual([{ type: 'comments', actor: mateo.id, about: post.id }])
    expect((await testApp.as(mateo).put(path, { text: ' ' })).body.fields).toEqual({
      text: 'comment-required',
    })
    for (const other of [lucia, ines]) expect((await testApp.as(other).put(path, better)).status).toBe(403)
    await testApp.as(mateo).delete(path)
    expect((await testApp.as(mateo).put(path, better)).status).toBe(404)
  })

  it('A comment needs a text of at most 2,000 characters', async () => {
    const post = await buildPost(lucia)
    const fields = async (text: string) =>
      (await testApp.as(mateo).post(getId(`/${post.id}/comments`), { text })).body.fields
    expect(await fields(' ')).toEqual({ text: 'comment-required' })
    expect(await fields('a'.repeat(2_001))).toEqual({ text: 'comment-too-long' })
  })
})

describe('posts and blocks', () => {
  it('Blocked accounts can neither see nor use each other’s posts and comments', async () => {
    const post = await buildPost(lucia)
    const comment = await buildComment(post, mateo)
    await block(lucia, ines)
    for (const sendRaw of [
      testApp.as(ines).get(getId(`/${post.id}`)),
      testApp.as(ines).get(getId(`/${post.id}/comments`)),
      testApp.as(ines).post(getId(`/${post.id}/like`)),
      testApp.as(ines).post(getId(`/${post.id}/comments`), { text: 'Hello?' }),
      testApp.as(ines).post(`/api/posts/comments/${comment.id}/like`),
    ])
      expect((await sendRaw).status).toBe(404)
    expect((await testApp.as(mateo).get(getId(`/${post.id}`))).status).toBe(200)
    await unblock()
    await block(mateo, ines)
    const seen = await testApp.as(ines).get(getId(`/${post.id}/comments`))
    expect(seen.body).toEqual({ data: [], nextCursor: null })
    await unblock()
  })

  it('The author of a post can delete the comment of an account they blocked', async () => {
    const post = await buildPost(lucia)
    const comment = await buildComment(post, mateo)
    await block(lucia, mateo)
    expect((await testApp.as(lucia).delete(`/api/posts/comments/${comment.id}`)).status).toBe(204)
    await unblock()
  })

  it('Posts of suspended and unvalidated accounts are not found', async () => {
    for (const overrides of [{ suspendedAt: new Date() }, { validatedAt: null }]) {
      const post = await buildPost(await buildVolunteer(overrides))
      expect((await testApp.as(lucia).get(getId(`/${post.id}`))).status).toBe(404)
    }
  })
})
