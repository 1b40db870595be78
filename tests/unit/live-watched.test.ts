import { describe, expect, it } from 'vitest'
import { createTopics } from '#server/platform/live/topics.ts'

const ofInes = (...names: string[]) => names.map((name) => ({ name, of: 'ines' }))
const many = (count: number) => Array.from({ length: count }, (_, n) => `topic ${n}`)

describe('watched topics', () => {
  it('Watched items are stored by topic, once an account', () => {
    const watched = createTopics()
    watched.watch('lucia', ofInes('rain', 'beans'))
    watched.watch('mateo', ofInes('rain'))
    watched.watch('lucia', ofInes('rain'))
    expect([...watched.subscribersTo('rain')]).toEqual(['lucia', 'mateo'])
    expect([...watched.subscribersTo('snow')]).toEqual([])
  })

  it('Watched items are forgotten for the account that left, and for no other', () => {
    const watched = createTopics()
    watched.watch('lucia', ofInes('rain', 'beans'))
    watched.watch('mateo', ofInes('rain'))
    watched.leave('lucia')
    expect([...watched.subscribersTo('rain')]).toEqual(['mateo'])
    expect([...watched.subscribersTo('beans')]).toEqual([])
  })

  it('Watched items are forgotten between two accounts that part, and for no other', () => {
    const watched = createTopics()
    watched.watch('lucia', [...ofInes('rain'), { name: 'snow', of: 'mateo' }])
    watched.watch('mateo', ofInes('rain'))
    watched.watch('ines', [{ name: 'beans', of: 'lucia' }])
    watched.part('lucia', 'ines')
    expect([...watched.subscribersTo('rain')]).toEqual(['mateo'])
    expect([...watched.subscribersTo('beans')]).toEqual([])
    expect([...watched.subscribersTo('snow')]).toEqual(['lucia'])
  })

  it('Watched items are bounded: the most recently named ones stay', () => {
    const watched = createTopics()
    watched.watch('lucia', ofInes(...many(200)))
    watched.watch('lucia', ofInes('topic 0', 'one more'))
    expect([...watched.subscribersTo('topic 0')]).toEqual(['lucia'])
    expect([...watched.subscribersTo('one more')]).toEqual(['lucia'])
    expect([...watched.subscribersTo('topic 1')]).toEqual([])
    expect([...watched.subscribersTo('topic 2')]).toEqual(['lucia'])
  })
})
