import { describe, expect, it } from 'vitest'
import { type Header, mayBeDecoded, mayMove } from '#server/platform/images/bounds.ts'
import { createTurns } from '#server/platform/images/turns.ts'

const still: Header = {
  format: 'png',
  width: 1_000,
  height: 1_000,
  depth: 'uchar',
  isProgressive: false,
  frames: 1,
}

/** Whether an image of this many megapixels may be decoded. */
const may = (megapixels: number, facts: Partial<Header> = {}) =>
  mayBeDecoded({ ...still, height: megapixels * 1_000, ...facts })

describe('the pixel limit of images', () => {
  it.each<[string, number, Partial<Header>]>([
    ['a baseline JPEG', 100, { format: 'jpeg' }],
    ['a progressive JPEG', 20, { format: 'jpeg', isProgressive: true }],
    ['a PNG', 40, {}],
    ['an interlaced PNG', 20, { isProgressive: true }],
    ['a PNG of 16 bit', 20, { depth: 'ushort' }],
    ['a WebP', 40, { format: 'webp' }],
    ['a GIF', 40, { format: 'gif' }],
    ['an AVIF', 20, { format: 'heif' }],
    ['an AVIF of 10 bit', 20, { format: 'heif', depth: 'ushort' }],
    ['what has a depth that nobody knows', 20, { depth: '' }],
  ])('The pixel limit of %s: %i million', (_what, most, facts) => {
    expect(may(most, facts)).toBe(true)
    expect(may(most + 1, facts)).toBe(false)
  })

  it('An animation may have 60 million pixels in all its frames; above that its first frame is used', () => {
    expect(mayMove({ ...still, format: 'gif', frames: 60 })).toBe(true)
    expect(mayMove({ ...still, format: 'gif', frames: 61 })).toBe(false)
    expect(mayMove({ ...still, format: 'gif', frames: 1 })).toBe(false)
  })
})

describe('the queue of images', () => {
  it('Images are processed one at a time, in order, also after a failure', async () => {
    const inTurn = createTurns(20)
    let running = 0
    let most = 0
    const begun: number[] = []
    const works = Array.from({ length: 12 }, (_, index) =>
      inTurn(async () => {
        begun.push(index)
        running += 1
        most = Math.max(most, running)
        await new Promise((done) => setTimeout(done, index % 3))
        running -= 1
        if (index % 4 === 0) throw new Error('broken')
        return index
      }),
    )
    const settled = await Promise.allSettled(works)
    expect(most).toBe(1)
    expect(begun).toEqual([...Array(12).keys()])
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    expect(await inTurn(async () => 'still here')).toBe('still here')
  })

  it('At most twenty images wait; the next caller is told when to retry, and abandoned ones are skipped', async () => {
    const inTurn = createTurns(20)
    let finish = () => {}
    const first = inTurn(
      () =>
        new Promise<void>((done) => {
          finish = done
        }),
    )
    const waiting = Array.from({ length: 20 }, () => inTurn(async () => 'done'))
    await expect(inTurn(async () => 'too many')).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '20' },
    })
    const patient = inTurn(async () => 'patient', { isPatient: true })
    finish()
    await first
    expect(await Promise.all(waiting)).toEqual(Array(20).fill('done'))
    expect(await patient).toBe('patient')
    expect(await inTurn(async () => 'room again')).toBe('room again')
  })
})
