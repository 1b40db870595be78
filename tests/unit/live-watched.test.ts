import { describe, expect, it } from 'vitest'
import { makeWatched } from '#server/platform/live/watched.ts'

const ofInes = (...names: string[]) => names.map((name) => ({ name, of: 'ines' }))
const many = (count: number) => Array.from({ length: count }, (_, n) => `topic ${n}`)

describe('what people look at', () => {
  it('is known by topic, once a person', () => {
    const watched = makeWatched()
    watched.watch('lucia', ofInes('rain', 'beans'))
    watched.watch('mateo', ofInes('rain'))
    watched.watch('lucia', ofInes('rain'))
    expect([...watched.watchersOf('rain')]).toEqual(['lucia', 'mateo'])
    expect([...watched.watchersOf('snow')]).toEqual([])
  })

  it('is forgotten of who left, and of nobody else', () => {
    const watched = makeWatched()
    watched.watch('lucia', ofInes('rain', 'beans'))
    watched.watch('mateo', ofInes('rain'))
    watched.leave('lucia')
    expect([...watched.watchersOf('rain')]).toEqual(['mateo'])
    expect([...watched.watchersOf('beans')]).toEqual([])
  })

  it('is forgotten between two who part, and of nobody else', () => {
    const watched = makeWatched()
    watched.watch('lucia', [...ofInes('rain'), { name: 'snow', of: 'mateo' }])
    watched.watch('mateo', ofInes('rain'))
    watched.watch('ines', [{ name: 'beans', of: 'lucia' }])
    watched.part('lucia', 'ines')
    expect([...watched.watchersOf('rain')]).toEqual(['mateo'])
    expect([...watched.watchersOf('beans')]).toEqual([])
    expect([...watched.watchersOf('snow')]).toEqual(['lucia'])
  })

  it('is bounded: what somebody named last stays', () => {
    const watched = makeWatched()
    watched.watch('lucia', ofInes(...many(200)))
    watched.watch('lucia', ofInes('topic 0', 'one more'))
    expect([...watched.watchersOf('topic 0')]).toEqual(['lucia'])
    expect([...watched.watchersOf('one more')]).toEqual(['lucia'])
    expect([...watched.watchersOf('topic 1')]).toEqual([])
    expect([...watched.watchersOf('topic 2')]).toEqual(['lucia'])
  })
})
