// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApplyBox } from '#components/jobs/detail/ApplyBox.tsx'
import { MyJobCard } from '#components/jobs/mine/MyJobCard.tsx'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { showScreen } from './accountScreens.tsx'
import { buildOffer } from './applicants.ts'

beforeEach(() => providePublicConfig(publicConfigDefaults))
afterEach(cleanup)

const removed = buildOffer({
  status: 'draft',
  removed: true,
  can: { apply: false, joinWaitingList: false, edit: true, seeApplicants: true },
})
const links = () => screen.getAllByRole('link').map((link) => link.textContent)

it('An organisation sees in its list that an offer was removed, and goes to the reason and to who applied, not to a form', async () => {
  await showScreen(<MyJobCard job={removed} />, 'en')
  expect(screen.getByText('Removed')).toBeTruthy()
  expect(screen.queryByText('Draft')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(links()).toEqual([removed.title, 'Your notifications', 'Applicants'])
})

it('The page of a removed offer says so to its organisation, and offers no form', async () => {
  await showScreen(<ApplyBox job={removed} onApply={() => {}} />, 'en')
  expect(screen.getByText('Removed')).toBeTruthy()
  expect(links()).toEqual(['Your notifications', 'See applicants'])
})
