// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFileRules } from '#components/posts/composer/useFileRules.ts'
import { limits } from '#contracts/limits.ts'
import { loadTexts } from '#i18n/texts.ts'

const messages = await loadTexts('en', ['posts'])
const most = 400 * 1024 * 1024

afterEach(cleanup)

function fileOf(name: string, bytes = 10): File {
  return Object.defineProperty(new File(['x'], name), 'size', { value: bytes })
}

function choose(files: File[], already = 0) {
  const added = vi.fn<(files: readonly File[]) => void>()
  const { result } = renderHook(() => useFileRules(already, added), {
    wrapper: ({ children }) => (
      <NextIntlClientProvider locale="en" messages={messages}>
        {children}
      </NextIntlClientProvider>
    ),
  })
  act(() => result.current.take(files))
  const names = added.mock.calls.flatMap(([taken]) => taken.map(({ name }) => name))
  return { names, complaint: result.current.complaint }
}

describe('what a post takes', () => {
  it.each(['a.jpg', 'a.jpeg', 'a.png', 'a.gif', 'a.mp4', 'A.JPG'])('%s', (name) => {
    expect(choose([fileOf(name)])).toEqual({ names: [name], complaint: '' })
  })

  it.each(['a.webp', 'a.pdf', 'a.zip', 'a.mov', 'a.svg', 'jpg'])('not %s, and says so', (name) => {
    const { names, complaint } = choose([fileOf(name)])
    expect(names).toEqual([])
    expect(complaint).toContain(name)
  })

  it('files of 400 MB, and not a byte more', () => {
    expect(limits.upload.post).toBe(most)
    expect(choose([fileOf('film.mp4', most)]).names).toEqual(['film.mp4'])
    const { names, complaint } = choose([fileOf('long.mp4', most + 1), fileOf('a.jpg')])
    expect(names).toEqual(['a.jpg'])
    expect(complaint).toContain('400 MB')
  })

  it('ten of them in all', () => {
    const { names, complaint } = choose([fileOf('a.jpg'), fileOf('b.jpg')], limits.postMedia - 1)
    expect(names).toEqual(['a.jpg'])
    expect(complaint).toContain('10')
  })
})
