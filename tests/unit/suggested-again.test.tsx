// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useSavePreferences, useSaveSettings } from '#hooks/account/settings.ts'
import { useBlock } from '#hooks/friends/blocks.ts'
import { useMute } from '#hooks/friends/mutes.ts'
import { useSuggestions } from '#hooks/friends/suggestions.ts'
import { Viewer } from '#hooks/session/session.ts'
import { calls } from '#lib/calls.ts'
import { lucia } from './members.ts'

const api = 'http://localhost:3000/api'
let suggested: string[] = []
let requests = 0
const done = () => HttpResponse.json({})
const server = setupServer(
  http.get(`${api}/account${calls.account.surfleValid}`, () => {
    requests += 1
    return HttpResponse.json({ surfleValid: suggested.map((name) => ({ id: name, name })) })
  }),
  http.all(`${api}/moderation/block/:id`, done),
  http.all(`${api}/moderation/mute/:id`, done),
  http.put(`${api}/account/settings`, () => HttpResponse.json(lucia)),
  http.put(`${api}/account/preferences`, () => HttpResponse.json(lucia)),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  suggested = ['Mateo', 'Nora']
  requests = 0
})
afterEach(cleanup)

function useActs() {
  const { block, unblock } = useBlock()
  const { mute, unmute } = useMute()
  const saveSettings = useSaveSettings()
  const savePreferences = useSavePreferences()
  const { name, country, state, city, phone, age, sex, ong_id, config } = lucia
  const settings = { name, country, state, city, phone, age, sex, ong_id, config, privacy: true as const }
  return {
    'blocks them': () => block('Nora', async () => {}),
    'unblocks them': () => unblock('Nora'),
    'mutes them': () => mute('Nora'),
    'unmutes them': () => unmute('Nora'),
    'moves to another city': () => saveSettings(settings),
    'has other interests': () => savePreferences({ categories: 'sports' }, lucia),
  }
}
type Act = keyof ReturnType<typeof useActs>

function Suggestions() {
  const { data } = useSuggestions()
  return <p>{data ? data.map(({ name }) => name).join() : 'skeleton'}</p>
}

/** A page with an act, and beside it, or on another page, the suggestions. */
function Pages({ act }: { act: Act }) {
  const acts = useActs()
  const [isShown, setShown] = useState(true)
  const run = async () => {
    await acts[act]()
  }
  return (
    <>
      {isShown && <Suggestions />}
      <button type="button" onClick={() => setShown(!isShown)}>
        go
      </button>
      <button type="button" onClick={() => void run()}>
        act
      </button>
    </>
  )
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const settle = () => act(() => new Promise<void>((ready) => setTimeout(ready, 150)))

async function open(act: Act) {
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Viewer value={lucia}>
        <Pages act={act} />
      </Viewer>
    </SWRConfig>,
  )
  await screen.findByText('Mateo,Nora')
}

const everyAct: Act[] = [
  'blocks them',
  'unblocks them',
  'mutes them',
  'unmutes them',
  'moves to another city',
  'has other interests',
]
describe.each(everyAct)('the suggestions of somebody who %s', (act) => {
  it('Suggestions are others on the next page that shows some', async () => {
    await open(act)
    await press('go')
    suggested = ['Mateo']
    await press('act')
    await settle()
    expect(requests).toBe(1)
    await press('go')
    await waitFor(() => expect(screen.queryByText('Mateo')).toBeTruthy())
    expect(requests).toBe(2)
  })

  it('Suggestions beside it are others at once', async () => {
    await open(act)
    suggested = ['Mateo']
    await press('act')
    await waitFor(() => expect(screen.queryByText('Mateo')).toBeTruthy())
    await settle()
    expect(requests).toBe(2)
  })
})

it('Suggestions stay the same from page to page while nothing changes', async () => {
  await open('mutes them')
  await press('go')
  suggested = ['Mateo']
  await press('go')
  await settle()
  expect(screen.queryByText('Mateo,Nora')).toBeTruthy()
  expect(requests).toBe(1)
})
