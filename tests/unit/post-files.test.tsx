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

const starts: Record<string, string> = {
  gif: 'GIF89a',
  mp4: '\0\0\0 ftypisom',
  png: '\x89PNG\r\n',
  webp: 'RIFF\0\0\0\0WEBP',
}

/** Creates a file of this size, with the first bytes of its extension or of another. */
function getFile(name: string, bytes = 10, start = starts[name.slice(2)] ?? '\xff\xd8\xff'): File {
  const content = Uint8Array.from(start, (content) => content.charCodeAt(0))
  return Object.defineProperty(new File([content], name), 'size', { value: bytes })
}

async function choose(files: File[], already = 0) {
  const added = vi.fn<(files: readonly File[]) => void>()
  const { result } = renderHook(() => useFileRules(already, added), {
    wrapper: ({ children }) => (
      <NextIntlClientProvider locale="en" messages={messages}>
        {children}
      </NextIntlClientProvider>
    ),
  })
  await act(() => result.current.take(files))
  const names = added.mock.calls.flatMap(([taken]) => taken.map(({ name }) => name))
  return { names, complaint: result.current.complaint }
}

describe('files of a post', () => {
  it.each(['a.jpg', 'a.jpeg', 'a.png', 'a.gif', 'a.mp4', 'A.JPG'])('A post accepts %s', async (name) => {
    expect(await choose([getFile(name)])).toEqual({ names: [name], complaint: '' })
  })

  it.each(['a.webp', 'a.pdf', 'a.zip', 'a.mov', 'a.svg', 'jpg'])(
    'A post rejects %s, and says so',
    async (name) => {
      const { names, complaint } = await choose([getFile(name)])
      expect(names).toEqual([])
      expect(complaint).toContain(name)
    },
  )

  it.each([
    ['b.jpg', '%PDF-1.7'],
    ['b.png', 'MZ, a program'],
    ['b.mp4', '\0\0\0 ftypqt  '],
    ['b.mp4', '\0\0\0 ftypheic'],
    ['b.gif', ''],
  ])('A post rejects a %s whose bytes start with %j, before it uploads anything', async (name, start) => {
    const { names, complaint } = await choose([getFile(name, 10, start), getFile('a.jpg')])
    expect(names).toEqual(['a.jpg'])
    expect(complaint).toContain(name)
  })

  it('A post accepts files of 400 MB, and not a byte more', async () => {
    expect(limits.upload.post).toBe(most)
    expect((await choose([getFile('a.mp4', most)])).names).toEqual(['a.mp4'])
    const { names, complaint } = await choose([getFile('long.mp4', most + 1), getFile('a.jpg')])
    expect(names).toEqual(['a.jpg'])
    expect(complaint).toContain('400 MB')
  })

  it('A post accepts ten files in all', async () => {
    const { names, complaint } = await choose([getFile('a.jpg'), getFile('b.jpg')], limits.postMedia - 1)
    expect(names).toEqual(['a.jpg'])
    expect(complaint).toContain('10')
  })
})
