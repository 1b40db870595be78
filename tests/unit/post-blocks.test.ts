import { expect, it } from 'vitest'
import { type Block, toBlocks } from '#components/posts/blocks.ts'
import type { Post } from '#contracts/posts.ts'

const post = (number: number): Post => ({
  id: `post ${number}`,
  author: { id: 'nora', name: 'Nora', provider: false, city: '', country: '', config: { avatar: '' } },
  text: 'Who waters on Sunday?',
  mentions: [],
  media: [],
  createdAt: '2026-03-01',
  editedAt: null,
  updatedAt: '2026-03-01',
  likes: 0,
  comments: 0,
  liked: false,
  saved: false,
  hidden: false,
  can: { edit: false, delete: false, report: true, hide: true },
})
const divide = (list: readonly Post[], former: readonly Block<Post>[]) => toBlocks(list, former, 10)
const posts = Array.from({ length: 60 }, (_, number) => post(number))
const sizes = (blocks: readonly Block<Post>[]) => blocks.map((block) => block.items.length)
const inOrder = (blocks: readonly Block<Post>[]) => blocks.flatMap((block) => block.items)

it('Further posts fill the last block and begin new ones; the full blocks stay the same objects', () => {
  const first = divide(posts.slice(0, 26), [])
  expect(sizes(first)).toEqual([10, 10, 6])
  const then = divide(posts.slice(0, 46), first)
  expect(sizes(then)).toEqual([10, 10, 10, 10, 6])
  expect(then[0]).toBe(first[0])
  expect(then[1]).toBe(first[1])
  expect(then[2]?.id, 'its cards stay mounted').toBe(first[2]?.id)
  expect(inOrder(then)).toEqual(posts.slice(0, 46))
})

it('New posts at the top begin a block of their own and move no other', () => {
  const first = divide(posts.slice(3), [])
  const then = divide(posts, first)
  expect(sizes(then)).toEqual([3, ...sizes(first)])
  for (const [place, block] of first.entries()) expect(then[place + 1]).toBe(block)
  expect(new Set(then.map(({ id }) => id)).size).toBe(then.length)
})

it('A post that changes or goes concerns its own block alone, also the first of it', () => {
  const first = divide(posts.slice(0, 30), [])
  const changed = posts.slice(0, 30).map((one, place) => (place === 12 ? { ...one, likes: 1 } : one))
  const then = divide(changed, first)
  expect([then[0], then[2]]).toEqual([first[0], first[2]])
  expect(then[0]).toBe(first[0])
  expect(then[1]?.items[2]?.likes).toBe(1)
  const gone = changed.filter((_, place) => place !== 10)
  const left = divide(gone, then)
  expect(sizes(left)).toEqual([10, 9, 10])
  expect(left.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect([left[0], left[2]].map((block, place) => block === then[place * 2])).toEqual([true, true])
})

it('Posts in another order are all there once, in that order, in blocks of different ids', () => {
  const first = divide(posts.slice(0, 30), [])
  const mixed = posts.slice(0, 30).toSorted((one, other) => Number(one.id.at(-1)) - Number(other.id.at(-1)))
  const then = divide(mixed, first)
  expect(inOrder(then)).toEqual(mixed)
  expect(new Set(then.map(({ id }) => id)).size).toBe(then.length)
})

it('A post that was left out and comes back takes its place in its block', () => {
  const first = divide(posts.slice(0, 30), [])
  const without = divide(posts.slice(0, 30).toSpliced(14, 1), first)
  const back = divide(posts.slice(0, 30), without)
  expect(back).toEqual(first)
})
