// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useSending } from '#components/posts/composer/useSending.ts'
import type { Me } from '#contracts/account.ts'
import { useDraft } from '#hooks/posts/draft.ts'
import { Viewer } from '#hooks/session/session.ts'
import { loadTexts } from '#i18n/texts.ts'

const messages = await loadTexts('en', ['errors', 'common'])
const me = { id: 'nora', validated: true } as Me
const Page = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <Viewer value={me}>{children}</Viewer>
  </NextIntlClientProvider>
)

afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** The field of comments of a post; the test ends the request. */
function openField() {
  const response = Promise.withResolvers<unknown>()
  const use = () => {
    const stored = useDraft('comment.beans')
    return { ...stored, ...useSending(stored, () => response.promise, true) }
  }
  const { result, unmount } = renderHook(use, { wrapper: Page })
  return {
    response,
    unmount,
    type: (text: string) => act(() => result.current.change((now) => ({ ...now, text }))),
    send: () => act(() => void result.current.submitNow(result.current.draft)),
    getText: () => result.current.draft.text,
  }
}

const getStored = () => {
  const { getText, unmount } = openField()
  const text = getText()
  unmount()
  return text
}

it('The next comment, begun while one is sent, stays in the field', async () => {
  const { type, send, getText, response } = openField()
  type('One')
  send()
  expect(getText()).toBe('')
  type('Two')
  await act(async () => response.resolve({}))
  expect([getText(), getStored()]).toEqual(['Two', 'Two'])
})

it('A comment that is sent leaves an empty field, now and after a reload', async () => {
  const { type, send, getText, response } = openField()
  type('One')
  send()
  await act(async () => response.resolve({}))
  expect([getText(), getStored()]).toEqual(['', ''])
})

it('A comment that cannot be sent comes back before what was typed meanwhile', async () => {
  const { type, send, getText, response } = openField()
  type('One')
  send()
  type('Two')
  await act(async () => response.reject(new Error('refused')))
  expect([getText(), getStored()]).toEqual(['One\nTwo', 'One\nTwo'])
})
