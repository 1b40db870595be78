// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApplicantCard } from '#components/jobs/applicants/ApplicantCard.tsx'
import { ApplicantFacts } from '#components/jobs/applicants/ApplicantFacts.tsx'
import { day } from '#lib/durations.ts'
import { showScreen } from './accountScreens.tsx'
import { buildApplicant } from './applicants.ts'

afterEach(cleanup)

it('Of a day with several times only those at which the offer takes place are marked', async () => {
  const { applicant } = buildApplicant()
  const free = {
    availability: ['mon-m', 'mon-a', 'mon-n', 'sat-m', 'sun-a'],
    fittingSlots: ['mon-a', 'sat-m'] as const,
  }
  await showScreen(
    <ApplicantFacts applicant={{ ...applicant, ...free, fittingSlots: [...free.fittingSlots] }} />,
    'en',
  )
  const times = within(screen.getByRole('list', { name: 'When they can' })).getAllByRole('listitem')
  const marked = (item: HTMLElement) => within(item).queryByRole('img', { name: 'Fits the offer' }) !== null
  expect(times.map((item) => [item.textContent, marked(item)])).toEqual([
    ['Monday: afternoon', true],
    ['Monday: morning, evening', false],
    ['Saturday: morning', true],
    ['Sunday: afternoon', false],
  ])
})

it('An applicant who was decided says when they applied, not a bare time', async () => {
  const createdAt = new Date(Date.now() - 3 * day).toISOString()
  const application = buildApplicant({ status: 'accepted', createdAt })
  await showScreen(<ApplicantCard application={application} placesLeft={null} />, 'en')
  expect(screen.getByText('3 days ago').parentElement?.textContent).toBe('Applied 3 days ago')
})
