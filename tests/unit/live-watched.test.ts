import { describe, expect, it } from 'vitest'
import { makeWatched } from '#server/platform/live/watched.ts'

const many = (count: number) => Array.from({ length: count }, (_, n) => `topic ${n}`)

describe('what people look at', () => {
  it('is known by topic, once a person', () => {
    const watched = makeWatched()
    watched.watch('lucia', ['rain', 'beans'])
    watched.watch('mateo', ['rain'])
    watched.watch('lucia', ['rain'])
    expect([...watched.watchersOf('rain')]).toEqual(['lucia', 'mateo'])
    expect([...watched.watchersOf('snow')]).toEqual([])
  })

  it('is forgotten of who left, and of nobody else', () => {
    const watched = makeWatched()
    watched.watch('lucia', ['rain', 'beans'])
    watched.watch('mateo', ['rain'])
    watched.leave('lucia')
    expect([...watched.watchersOf('rain')]).toEqual(['mateo'])
    expect([...watched.watchersOf('beans')]).toEqual([])
  })

  it('is bounded: what somebody named last stays', () => {
    const watched = makeWatched()
    watched.watch('lucia', many(200))
    watched.watch('lucia', ['topic 0', 'one more'])
    expect([...watched.watchersOf('topic 0')]).toEqual(['lucia'])
    expect([...watched.watchersOf('one more')]).toEqual(['lucia'])
    expect([...watched.watchersOf('topic 1')]).toEqual([])
    expect([...watched.watchersOf('topic 2')]).toEqual(['lucia'])
  })
})
