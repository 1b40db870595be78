import { pbkdf2 } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { imageWidths, type MediaKind } from '#contracts/lists.ts'
import { getOriginal, storedWidth, widthFolders, widthName } from '#server/modules/media/names.ts'
import { isOpenToAll, mayShow } from '#server/modules/media/policy.ts'
import { savePart } from '#server/modules/media/uploads/savePart.ts'

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
    const shown = { kind: 'post', withheldAt: null, ownerSuspended: false } as const
    const isOpen = (kind: MediaKind) => isOpenToAll({ ...shown, kind })
    expect((['avatar', 'background', 'job', 'post', 'store'] as const).every(isOpen)).toBe(true)
    expect((['chat', 'document'] as const).some(isOpen)).toBe(false)
    expect(isOpenToAll({ ...shown, withheldAt: new Date() })).toBe(false)
    expect(isOpenToAll({ ...shown, ownerSuspended: true })).toBe(false)
  })

  it('Images are published by their uploader, where their kind belongs', () => {
    const file = { ownerId: 'lucia', kind: 'avatar', withheldAt: null } as const
    expect(mayShow(file, 'lucia', ['avatar'])).toBe(true)
    expect(mayShow(file, 'marta', ['avatar'])).toBe(false)
    expect(mayShow(file, 'lucia', ['job', 'background'])).toBe(false)
    expect(mayShow({ ...file, withheldAt: new Date() }, 'lucia', ['avatar'])).toBe(false)
  })
})

describe('an aborted upload', () => {
  it('The file of an aborted upload is closed before the error comes, and can be removed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brota-media-'))
    const path = join(folder, 'part')
    // Opening the file waits until the threads that open files have hashed.
    for (let thread = 0; thread < 4; thread += 1) pbkdf2('a', 'b', 100_000, 64, 'sha512', () => {})
    const content = new PassThrough()
    const saving = savePart(content, path, 'job')
    content.write('some bytes')
    content.destroy(new Error('aborted'))
    await expect(saving).rejects.toThrow('aborted')
    expect(existsSync(path)).toBe(true)
    await rm(folder, { recursive: true })
  })
})
