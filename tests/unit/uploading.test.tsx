// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useUploading } from '#hooks/media/media.ts'
import { loadTexts } from '#i18n/texts.ts'

const messages = await loadTexts('en', ['errors', 'common'])
const Texts = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    {children}
  </NextIntlClientProvider>
)

/** Uploads the named files together; the test ends each by its name. */
function uploadTogether(...names: string[]) {
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const arrived: string[] = []
  const { result } = renderHook(
    () =>
      useUploading<string>({
        send: ({ name }) => {
          const end = Promise.withResolvers<string>()
          ends.set(name, end)
          return end.promise
        },
        onArrived: (sent) => arrived.push(sent),
        together: true,
      }),
    { wrapper: Texts },
  )
  act(() => result.current.add(names.map((name) => new File(['x'], name))))
  return {
    arrived,
    shown: () => result.current.uploads.map(({ name }) => name),
    arrive: (name: string) => act(async () => ends.get(name)?.resolve(name)),
    fail: (name: string) => act(async () => ends.get(name)?.reject(new Error('refused'))),
    cancel: (name: string) =>
      act(async () => {
        result.current.cancel(result.current.uploads.find((one) => one.name === name)?.id ?? '')
        ends.get(name)?.reject(new Error('aborted'))
      }),
  }
}

it('Files that are uploaded together arrive in the order in which they were chosen', async () => {
  const { arrive, arrived, shown } = uploadTogether('large.jpg', 'small.jpg', 'tiny.jpg')
  await arrive('tiny.jpg')
  await arrive('small.jpg')
  expect([arrived, shown()]).toEqual([[], ['large.jpg', 'small.jpg', 'tiny.jpg']])
  await arrive('large.jpg')
  expect([arrived, shown()]).toEqual([['large.jpg', 'small.jpg', 'tiny.jpg'], []])
})

it('A file that fails or is cancelled holds up none of the others', async () => {
  const { arrive, fail, cancel, arrived, shown } = uploadTogether('one.jpg', 'two.jpg', 'three.jpg')
  await arrive('three.jpg')
  await fail('one.jpg')
  expect(arrived).toEqual([])
  await cancel('two.jpg')
  expect([arrived, shown()]).toEqual([['three.jpg'], ['one.jpg']])
})

it('A file that waits for its turn can still be cancelled', async () => {
  const { arrive, cancel, arrived } = uploadTogether('one.jpg', 'two.jpg')
  await arrive('two.jpg')
  await cancel('two.jpg')
  await arrive('one.jpg')
  expect(arrived).toEqual(['one.jpg'])
})
