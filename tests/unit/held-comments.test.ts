import { expect, it } from 'vitest'
import type { Answer, Comment } from '#contracts/posts.ts'
import {
  type CachedComments,
  countMoreAnswers,
  mergeFreshComments,
  withAddedAnswer,
  withChanged,
  withLaterAnswers,
  withoutAnswer,
} from '#hooks/posts/mergeComments.ts'
import { earlyId } from '#hooks/posts/unsaved.ts'

const said = (id: string, createdAt: string, parent_id: string | null = null): Answer => ({
  id,
  post_id: 'post',
  parent_id,
  author: { id: 'nora', name: 'Nora', provider: false, city: '', country: '', config: { avatar: '' } },
  text: 'Who waters on Sunday?',
  mentions: [],
  createdAt,
  editedAt: null,
  likes: 0,
  liked: false,
  can: { edit: false, delete: false, report: true },
})
const answer = (place: number, id = `answer ${place}`): Answer => said(id, `2026-03-0${place + 1}`, 'top')
const top = (answers: number, firstAnswers: Answer[]): Comment => ({
  ...said('top', '2026-03-01'),
  answers,
  firstAnswers,
})
const page = (answers: number) => ({
  data: [top(answers, [answer(1), answer(2), answer(3)].slice(0, answers))],
  nextCursor: null,
})
const getIds = ({ data: [one] }: CachedComments) => one?.firstAnswers.map(({ id }) => id)
const getAdded = ({ data: [one] }: CachedComments) => one?.addedAnswers?.map(({ id }) => id)
const countMore = ({ data: [one] }: CachedComments) => one && countMoreAnswers(one)

it('The answers that were loaded stay when the first ones are read again, and further ones are counted', () => {
  expect(countMore(page(5))).toBe(2)
  const rest = { data: [4, 5].map((place) => ({ ...answer(place), answers: 0, firstAnswers: [] })) }
  const all = withLaterAnswers(page(6), 'top', { ...rest, nextCursor: null })
  expect(countMore(all), 'one was deleted meanwhile').toBe(0)
  const loaded = withLaterAnswers(page(6), 'top', {
    data: [{ ...answer(4), answers: 0, firstAnswers: [] }],
    nextCursor: 'answer 4',
  })
  expect([getIds(loaded)?.length, countMore(loaded)]).toEqual([4, 2])
  const again = mergeFreshComments(loaded, page(7))
  expect([getIds(again), countMore(again)]).toEqual([['answer 1', 'answer 2', 'answer 3', 'answer 4'], 3])
  expect(getIds(mergeFreshComments(loaded, page(2))), 'where there are no more, the others are gone').toEqual(
    ['answer 1', 'answer 2'],
  )
})

it('An answer of the viewer is shown at once, counts when it is saved, and is shown once', () => {
  const early = answer(8, earlyId())
  const saved = answer(8)
  const shown = withAddedAnswer(page(5), early, 0)
  expect([getAdded(shown), countMore(shown)]).toEqual([[early.id], 2])
  const replaced = withAddedAnswer(withoutAnswer(shown, early, 0), saved, 1)
  expect([getAdded(replaced), countMore(replaced)]).toEqual([[saved.id], 2])
  expect(countMore(mergeFreshComments(replaced, page(6)))).toBe(2)
  const read = withAddedAnswer(page(1), answer(1), 1)
  expect([getIds(read), getAdded(read), countMore(read)], 'a read brought it first').toEqual([
    ['answer 1'],
    undefined,
    0,
  ])
  expect(countMore(withoutAnswer(replaced, saved, 1))).toBe(2)
})

it('A change of an answer reaches it in the comment that it stands under', () => {
  const cached = withAddedAnswer(page(3), answer(5), 1)
  const liked = ['answer 2', 'answer 5', 'top'].reduce(
    (now, id) => withChanged(now, id, ({ likes }) => ({ likes: likes + 1 })),
    cached,
  )
  const [one] = liked.data
  expect([one?.likes, one?.firstAnswers[1]?.likes, one?.addedAnswers?.[0]?.likes]).toEqual([1, 1, 1])
  expect(one?.firstAnswers[0]?.likes).toBe(0)
})
