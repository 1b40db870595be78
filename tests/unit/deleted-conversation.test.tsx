// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { SWRConfig, unstable_serialize } from 'swr'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ConversationPane } from '#components/chat/ConversationPane.tsx'
import type { Conversation } from '#contracts/chat.ts'
import { Viewer } from '#hooks/session/session.ts'
import { keys } from '#lib/keys.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { showScreen } from './accountScreens.tsx'
import { huertoVivo, lucia } from './members.ts'

const server = setupServer(
  http.all('http://localhost:3000/api/*', () => HttpResponse.json({ data: [], nextCursor: null })),
)
beforeAll(() => {
  providePublicConfig(publicConfigDefaults)
  server.listen()
  Element.prototype.scrollTo = () => {}
  const list = { matches: false, addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => list)
})
afterAll(() => server.close())
afterEach(cleanup)

const at = '2026-01-01T00:00:00.000Z'
const conversation = (name: string): Conversation => ({
  conversation_id: '01890000-0000-7000-8000-0000000000c1',
  ...{ userID: lucia.id, userID_2: huertoVivo.id, name, avatar: '', request: 'none' },
  Account: { name, config: { avatar: '' } },
  config: { message: 'Hello', text: 'Hello', files: 0, at, from: lucia.id },
})

const show = async (name: string) => {
  const one = conversation(name)
  const fallback = { [unstable_serialize(keys.allchat)]: [one] }
  await showScreen(
    <SWRConfig value={{ fallback, revalidateOnMount: false }}>
      <Viewer value={lucia}>
        <ConversationPane me={lucia} params={{ conversation: one.conversation_id }} found={null} />
      </Viewer>
    </SWRConfig>,
    'en',
  )
}

it('A conversation with a deleted account names it everywhere, and offers neither its page nor a field to write in', async () => {
  await show('')
  expect(screen.getByRole('region', { name: 'Conversation with Deleted account' })).toBeTruthy()
  expect(screen.getByLabelText('Messages with Deleted account')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Deleted account' }).closest('a')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('This account was deleted: you can no longer write to it.')).toBeTruthy()
})

it('A conversation with somebody who is there has a link to their page and a field to write in', async () => {
  await show('Huerto Vivo')
  expect(screen.getByRole('heading', { name: 'Huerto Vivo' }).closest('a')?.getAttribute('href')).toBe(
    `/user/${huertoVivo.id}`,
  )
  expect(screen.getByRole('textbox', { name: 'Message to Huerto Vivo' })).toBeTruthy()
})
