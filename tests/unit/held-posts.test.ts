import { expect, it } from 'vitest'
import type { Post } from '#contracts/posts.ts'
import {
  countFresh,
  mergeFresh,
  withAnnounced,
  withFirst,
  withFreshShown,
  withOlder,
  withoutAuthor,
} from '#hooks/posts/merge.ts'

const postBy = (name: string, createdAt: string): Post => ({
  id: `${name} ${createdAt}`,
  author: { id: name, name, provider: false, city: '', country: '', config: { avatar: '' } },
  text: 'Who waters on Sunday?',
  mentions: [],
  media: [],
  createdAt,
  editedAt: null,
  updatedAt: createdAt,
  likes: 0,
  comments: 0,
  liked: false,
  saved: false,
  hidden: false,
  can: { edit: false, delete: false, report: true, hide: true },
})
const [nora, nuno, iris] = [
  postBy('nora', '2026-03-01'),
  postBy('nuno', '2026-03-03'),
  postBy('iris', '2026-03-02'),
]

it('The posts of a blocked account disappear at once, also where the feed is not in time order', () => {
  const held = { data: [nuno, nora, iris], nextCursor: 'on', fresh: { data: [nuno, nora], nextCursor: 'on' } }
  const page = { data: [nora, iris], nextCursor: 'on' }
  expect(mergeFresh(held, page).data, 'the page alone cannot tell').toContain(nuno)
  const left = withoutAuthor(held, 'nuno')
  expect([left.data, left.fresh?.data]).toEqual([[nora, iris], [nora]])
  expect(mergeFresh(left, page).data).toEqual([nora, iris])
})

it('Announced posts are counted once, with those that wait, until they are shown', () => {
  const cached = { data: [nora], nextCursor: null }
  const announced = [nuno.id, iris.id, nuno.id].reduce(withAnnounced, cached)
  expect(countFresh(announced)).toBe(2)
  const waiting = mergeFresh(announced, { data: [nuno, iris, nora], nextCursor: null })
  expect(countFresh(withAnnounced(waiting, nuno.id)), 'loaded meanwhile').toBe(2)
  const shown = withFreshShown(waiting)
  expect(shown.data).toEqual([nuno, iris, nora])
  expect(countFresh(withAnnounced(shown, nora.id)), 'on the screen').toBe(0)
})

it('An announced post is shown on request, also below a post that the reader published meanwhile', () => {
  const own = postBy('luis', '2026-03-04')
  const announced = withFirst(withAnnounced({ data: [nora], nextCursor: null }, nuno.id), own)
  const waiting = mergeFresh(announced, { data: [own, nuno, nora], nextCursor: null })
  expect(countFresh(waiting)).toBe(1)
  const shown = withFreshShown(waiting)
  expect([shown.data, countFresh(shown)]).toEqual([[own, nuno, nora], 0])
})

it('An announced post that was deleted meanwhile is no longer counted once the feed was read', () => {
  const announced = withAnnounced({ data: [nora], nextCursor: null }, nuno.id)
  expect(countFresh(mergeFresh(announced, { data: [nora], nextCursor: null }))).toBe(0)
})

it('An older page that comes after new posts replaced the list is read again from where the list ends now', () => {
  const replaced = withFreshShown({
    data: [nora],
    nextCursor: 'nora',
    fresh: { data: [nuno], nextCursor: 'nuno' },
  })
  expect(replaced).toEqual({ data: [nuno], nextCursor: 'nuno' })
  expect(withOlder(replaced, 'nora', { data: [], nextCursor: null }), 'iris would never come').toEqual(
    replaced,
  )
  expect(withOlder(replaced, 'nuno', { data: [iris, nora], nextCursor: null }).data).toEqual([
    nuno,
    iris,
    nora,
  ])
})
