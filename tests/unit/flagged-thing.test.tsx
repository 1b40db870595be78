// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FlaggedThingRow } from '#components/moderation/dashboard/FlaggedThingRow.tsx'
import type { FlaggedThing } from '#contracts/moderation.ts'
import { showScreen } from './accountScreens.tsx'

afterEach(cleanup)

const thing: FlaggedThing = {
  kind: 'post',
  id: '1',
  content: {
    ownerId: '2',
    text: 'A nice word',
    pictures: [],
    hidden: false,
    opens: { kind: 'post', id: '1' },
  },
  reportedTexts: ['An insult'],
  reports: [],
}

const show = (shown: FlaggedThing) =>
  showScreen(<FlaggedThingRow thing={shown} name="Bruno" isOpen onDecided={() => {}} />, 'en')

it('A moderator reads the text as it is and as it was when it was reported', async () => {
  const { texts } = await show(thing)
  expect(screen.getByText('A nice word')).toBeTruthy()
  expect(screen.getByText(texts.moderation.queue.whenReported).parentElement?.textContent).toContain(
    'An insult',
  )
})

it('Of a deleted post the moderator reads what was reported', async () => {
  const { texts } = await show({ ...thing, content: null })
  expect(screen.getByText(texts.moderation.queue.gone)).toBeTruthy()
  expect(screen.getByText('An insult')).toBeTruthy()
})
