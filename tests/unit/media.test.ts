import { describe, expect, it } from 'vitest'
import { imageWidths } from '#contracts/lists.ts'
import { getOriginal, storedWidth, widthFolders, widthName } from '#server/modules/media/names.ts'
import { isOpenToAll, mayShow } from '#server/modules/media/policy.ts'

describe('a stored width', () => {
  it.each([
    [1, 64],
    [64, 64],
    [65, 128],
    [1000, 1024],
    [2048, 2048],
    [9999, 2048],
  ])('The stored width for %i is %i', (asked, kept) => {
    expect(storedWidth(asked)).toBe(kept)
  })

  it('A stored width has its own folder, and names its original', () => {
    for (const [index, width] of imageWidths.entries()) {
      const [folder, file = ''] = [widthFolders[index], widthName('a.webp', width).split('/').at(-1)]
      expect(widthName('a.webp', width)).toBe(`${folder}/${file}`)
      expect(getOriginal(file)).toBe('a.webp')
    }
  })
})

describe('permissions of images', () => {
  it('Images without a separate address rule can be viewed', () => {
    expect((['avatar', 'background', 'job', 'post', 'store'] as const).every(isOpenToAll)).toBe(true)
    expect((['chat', 'document'] as const).some(isOpenToAll)).toBe(false)
  })

  it('Images are published by their uploader, where their kind belongs', () => {
    const file = { ownerId: 'lucia', kind: 'avatar' } as const
    expect(mayShow(file, 'lucia', ['avatar'])).toBe(true)
    expect(mayShow(file, 'marta', ['avatar'])).toBe(false)
    expect(mayShow(file, 'lucia', ['job', 'background'])).toBe(false)
  })
})
