// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ReportedPersonCard } from '#components/moderation/dashboard/ReportedPersonCard.tsx'
import { ReportedSubjectRow } from '#components/moderation/dashboard/ReportedSubjectRow.tsx'
import type { ReportedSubject } from '#contracts/moderation.ts'
import { showScreen } from './accountScreens.tsx'

afterEach(cleanup)

const subject: ReportedSubject = {
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

const show = (shown: ReportedSubject) =>
  showScreen(<ReportedSubjectRow subject={shown} name="Bruno" isOpen onDecided={() => {}} />, 'en')

it('A moderator reads the text as it is and as it was when it was reported', async () => {
  const { texts } = await show(subject)
  expect(screen.getByText('A nice word')).toBeTruthy()
  expect(screen.getByText(texts.moderation.queue.whenReported).parentElement?.textContent).toContain(
    'An insult',
  )
})

it('Of a deleted post the moderator reads what was reported', async () => {
  const { texts } = await show({ ...subject, content: null })
  expect(screen.getByText(texts.moderation.queue.gone)).toBeTruthy()
  expect(screen.getByText('An insult')).toBeTruthy()
})

it('Content whose page shows nothing, since it or its author is hidden, has no link there', async () => {
  const { texts } = await show(subject)
  expect(screen.getByRole('link', { name: texts.moderation.queue.open })).toBeTruthy()
  cleanup()
  await show({ ...subject, content: subject.content && { ...subject.content, opens: null } })
  expect(screen.queryByRole('link')).toBeNull()
})

it('The name of a suspended person leads nowhere, as their profile shows nothing', async () => {
  const user = { id: '2', name: 'Bruno', provider: false, city: '', country: '', config: { avatar: '' } }
  const reported = { id: '2', user, suspended: false, warnings: 0, removals: 0, subjects: [] }
  const showCard = (suspended: boolean) =>
    showScreen(<ReportedPersonCard person={{ ...reported, suspended }} isOpen onDecided={() => {}} />, 'en')
  await showCard(false)
  expect(screen.getByRole('link', { name: 'Bruno' })).toBeTruthy()
  cleanup()
  await showCard(true)
  expect(screen.queryByRole('link', { name: 'Bruno' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Bruno' })).toBeTruthy()
})
