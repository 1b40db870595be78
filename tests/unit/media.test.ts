import { describe, expect, it } from 'vitest'
import { imageWidths } from '#contracts/lists.ts'
import { inTurn } from '#server/media/inTurn.ts'
import { keptWidth, originalOf, widthFolders, widthName } from '#server/media/names.ts'
import { isOpenToAll, mayShow } from '#server/media/policy.ts'

describe('a kept width', () => {
  it.each([
    [1, 64],
    [64, 64],
    [65, 128],
    [1000, 1024],
    [2048, 2048],
    [9999, 2048],
  ])('for %i is %i', (asked, kept) => {
    expect(keptWidth(asked)).toBe(kept)
  })

  it('lies in a folder of its own, and says what it was made of', () => {
    for (const [index, width] of imageWidths.entries()) {
      const [folder, file = ''] = [widthFolders[index], widthName('a.webp', width).split('/').at(-1)]
      expect(widthName('a.webp', width)).toBe(`${folder}/${file}`)
      expect(originalOf(file)).toBe('a.webp')
    }
  })
})

describe('who may', () => {
  it('look without an address of their own', () => {
    expect((['avatar', 'background', 'job', 'post', 'store'] as const).every(isOpenToAll)).toBe(true)
    expect((['chat', 'document'] as const).some(isOpenToAll)).toBe(false)
  })

  it('put a picture on show: its uploader, where its kind belongs', () => {
    const file = { ownerId: 'lucia', kind: 'avatar' } as const
    expect(mayShow(file, 'lucia', ['avatar'])).toBe(true)
    expect(mayShow(file, 'marta', ['avatar'])).toBe(false)
    expect(mayShow(file, 'lucia', ['job', 'background'])).toBe(false)
  })
})

describe('work in turn', () => {
  it('is done two at a time, in its order, and goes on after a failure', async () => {
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
    expect(most).toBe(2)
    expect(begun).toEqual([...Array(12).keys()])
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    expect(await inTurn(async () => 'still here')).toBe('still here')
  })
})
