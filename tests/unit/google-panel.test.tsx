// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { SWRConfig, unstable_serialize } from 'swr'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { GooglePanel } from '#components/account/google/GooglePanel.tsx'
import { keys } from '#lib/keys.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'

type Callback = (answer: { credential?: string }) => void
let answer: Callback = () => {}
const presses: (() => void)[] = []

/** Behaves as Google does: the last caller gets the response, whichever button is pressed. */
const google = {
  accounts: {
    id: {
      initialize: ({ callback }: { callback: Callback }) => {
        answer = callback
      },
      renderButton: (_place: Element, { click_listener }: { click_listener: () => void }) =>
        presses.push(click_listener),
    },
  },
}

beforeEach(() => {
  Object.assign(window, { google })
  providePublicConfig(publicConfigDefaults)
})
afterEach(cleanup)

it('The Google button that was pressed gets the response, with its current props', async () => {
  const received: string[] = []
  const known = {
    fallback: { [unstable_serialize(keys.googleNonce)]: { nonce: 'once' } },
    revalidateOnMount: false,
  }
  const panels = (time: string) => (
    <SWRConfig value={known}>
      {['email', 'password'].map((form) => (
        <GooglePanel
          key={form}
          intent="signin"
          locale="en"
          onToken={(token) => received.push(`${form} ${time}: ${token}`)}
          onFailure={() => received.push(`${form} ${time}: nothing`)}
        />
      ))}
    </SWRConfig>
  )
  const { rerender } = render(panels('then'))
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src^="https://accounts.google.com"]')
  await act(async () => {
    for (const script of scripts) script.dispatchEvent(new Event('load'))
  })
  rerender(panels('now'))
  presses[0]?.()
  answer({ credential: 'first' })
  presses[1]?.()
  answer({ credential: 'second' })
  presses[0]?.()
  answer({})
  expect(received).toEqual(['email now: first', 'password now: second', 'email now: nothing'])
})
