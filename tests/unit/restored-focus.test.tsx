// @vitest-environment jsdom

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useRestoredFocus } from '#components/friends/useRestoredFocus.ts'

afterEach(cleanup)

function Box({ state, panel }: { state: string; panel: boolean }) {
  const restored = useRestoredFocus(state)
  return (
    <>
      <div {...restored}>
        <button key={state} type="button">
          {state}
        </button>
        {panel && (
          <div role="alertdialog" tabIndex={-1} data-testid="panel">
            Sure?
          </div>
        )}
      </div>
      <button type="button">elsewhere</button>
    </>
  )
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

test('The focus returns to the box after a dialog that took long to close', async () => {
  const { rerender } = render(<Box state="connected" panel />)
  screen.getByTestId('panel').focus()
  rerender(<Box state="connect" panel />)
  await pause(1_500)
  rerender(<Box state="connect" panel={false} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('connect')))
})

test('The focus stays where the person moved it', async () => {
  const { rerender } = render(<Box state="connected" panel={false} />)
  screen.getByText('connected').focus()
  rerender(<Box state="connect" panel={false} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('connect')))
  screen.getByText('elsewhere').focus()
  await pause(1_000)
  expect(document.activeElement).toBe(screen.getByText('elsewhere'))
})

test('A closing menu that moved the lost focus to the box does not keep it from the button', async () => {
  const { rerender, container } = render(<Box state="connected" panel />)
  screen.getByTestId('panel').focus()
  rerender(<Box state="connect" panel />)
  rerender(<Box state="connect" panel={false} />)
  const box = container.querySelector('div')
  box?.setAttribute('tabindex', '-1')
  box?.focus()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('connect')))
})
