// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { showScreen } from './accountScreens.tsx'

afterEach(cleanup)

/** A card whose button asks before it is replaced, or stays. */
function Card({ stays }: { stays: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const confirm = () => {
    setOpen(false)
    setDone(true)
  }
  if (isDone && !stays) return <p>Refused.</p>
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Refuse
      </button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
        title="Sure?"
        confirm="Yes"
      >
        They are told.
      </ConfirmDialog>
    </>
  )
}

async function answerIn(stays: boolean) {
  await showScreen(
    <article aria-label="Lucia">
      <Card stays={stays} />
    </article>,
    'en',
  )
  const opener = screen.getByRole('button', { name: 'Refuse' })
  opener.focus()
  fireEvent.click(opener)
  await screen.findByRole('alertdialog')
  await waitFor(() => expect(document.activeElement).not.toBe(opener))
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  return opener
}

it('Where the button is gone that opened a dialog, the focus stays in its card', async () => {
  await answerIn(false)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')))
})

it('Where it is still there, it has the focus again', async () => {
  const opener = await answerIn(true)
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
