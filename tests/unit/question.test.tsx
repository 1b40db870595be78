// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { SWRConfig } from 'swr'
import { afterEach, expect, it } from 'vitest'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import type { Page } from '#contracts/shapes.ts'
import { usePagedQuery } from '#hooks/swr/pagedQuery.ts'
import { loadTexts } from '#i18n/texts.ts'

afterEach(cleanup)

type Offer = { id: string }

const getPage = (id: string): Page<Offer> => ({
  data: [{ id }],
  meta: { page: 1, limit: 20, total: 1, isLastPage: true },
})

type TestRequest = (question: string) => Promise<Page<Offer>>

const Offers = ({ of, ask }: { of: string; ask: TestRequest }) => (
  <PagedList
    result={usePagedQuery(['offers', of], () => ask(of))}
    onPage={() => {}}
    label="Offers"
    className="grid"
    skeleton={<p>skeleton</p>}
    empty={<p>nothing</p>}
  >
    {({ id }) => <span>{id}</span>}
  </PagedList>
)

it('The previous result stays, and says so, until the next one or an error replaces it', async () => {
  const asked = new Map<string, PromiseWithResolvers<Page<Offer>>>()
  const ask: TestRequest = (question) => {
    const answer = Promise.withResolvers<Page<Offer>>()
    asked.set(question, answer)
    return answer.promise
  }
  const texts = await loadTexts('en', ['common'])
  const getScreen = (of: string) => (
    <NextIntlClientProvider locale="en" messages={texts} timeZone="UTC">
      <SWRConfig value={config}>
        <Offers of={of} ask={ask} />
      </SWRConfig>
    </NextIntlClientProvider>
  )
  const kept = new Map()
  const config = { provider: () => kept, shouldRetryOnError: false, dedupingInterval: 0 }
  const { rerender } = render(getScreen('gardens'))
  expect(screen.getByText('skeleton')).toBeTruthy()
  asked.get('gardens')?.resolve(getPage('plant beans'))
  expect((await screen.findByText('plant beans')).closest('ul')?.ariaBusy).not.toBe('true')

  rerender(getScreen('kitchens'))
  expect(screen.getByRole('list', { name: 'Offers', busy: true }).textContent).toBe('plant beans')
  asked.get('kitchens')?.resolve(getPage('cook soup'))
  await screen.findByText('cook soup')
  expect(screen.getByRole('list', { name: 'Offers', busy: false }).textContent).toBe('cook soup')

  rerender(getScreen('schools'))
  asked.get('schools')?.reject(new Error('the line broke'))
  await waitFor(() => expect(screen.queryByText('cook soup')).toBeNull())
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
