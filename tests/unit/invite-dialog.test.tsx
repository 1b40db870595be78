// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { InviteDialog } from '#components/friends/invite/InviteDialog.tsx'
import { Toaster } from '#components/ui/states/Toaster.tsx'
import { languages } from '#contracts/languages.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { showScreen } from './accountScreens.tsx'

const sent: unknown[] = []
let answer = () => HttpResponse.json({ sent: 1, alreadyHere: 0 })
const server = setupServer(
  http.post('http://localhost:3000/api/friends/invite', async ({ request }) => {
    sent.push(await request.json())
    return answer()
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  providePublicConfig(publicConfigDefaults)
  sent.length = 0
  answer = () => HttpResponse.json({ sent: 1, alreadyHere: 0 })
})
afterEach(cleanup)

const close = vi.fn()
async function open(language: (typeof languages)[number] = 'en') {
  close.mockReset()
  const shown = await showScreen(
    <>
      <InviteDialog open onClose={close} />
      <Toaster />
    </>,
    language,
  )
  await screen.findByRole('dialog')
  const { invite } = shown.texts.friends
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return {
    invite,
    fields: () => screen.getAllByRole<HTMLInputElement>('textbox'),
    add: () => press(invite.add),
    send: () => press(invite.send),
    press,
  }
}
const type = (field: HTMLInputElement | undefined, text: string) =>
  field && fireEvent.change(field, { target: { value: text } })

const paste = (field: HTMLInputElement | undefined, text: string) =>
  field && fireEvent.paste(field, { clipboardData: { getData: () => text } })

describe('the invite dialog', () => {
  it('The invite dialog starts with one field and grows to five', async () => {
    const { fields, add, invite } = await open()
    expect(fields()).toHaveLength(1)
    for (const count of [2, 3, 4, 5]) {
      add()
      await waitFor(() => expect(document.activeElement).toBe(fields()[count - 1]))
    }
    expect(fields()).toHaveLength(5)
    expect(screen.queryByRole('button', { name: invite.add })).toBeNull()
  })

  it.each(languages)(
    'The invite dialog says in %s that an entry is no address, and sends nothing',
    async (language) => {
      const { fields, add, send, invite } = await open(language)
      type(fields()[0], 'marta@brota.example')
      add()
      type(fields()[1], 'nobody')
      send()
      expect(await screen.findByText(invite.invalid)).toBeTruthy()
      expect(fields().map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true'])
      await waitFor(() => expect(document.activeElement).toBe(fields()[1]))
      type(fields()[1], 'nobody@brota.example')
      await waitFor(() => expect(screen.queryByText(invite.invalid)).toBeNull())
      expect([sent, close.mock.calls]).toEqual([[], []])
    },
  )

  it.each(languages)(
    'The invite dialog sends nothing for blanks alone, and says so in %s until something is typed',
    async (language) => {
      const { fields, send, invite } = await open(language)
      type(fields()[0], '   ')
      send()
      expect(await screen.findByText(invite.needed)).toBeTruthy()
      await waitFor(() => expect(document.activeElement).toBe(fields()[0]))
      expect([sent, close.mock.calls]).toEqual([[], []])
      type(fields()[0], 'marta@brota.example')
      await waitFor(() => expect(screen.queryByText(invite.needed)).toBeNull())
    },
  )

  it.each(languages)(
    'The invite dialog preserves every address of a list that is too long, and says in %s how many fit',
    async (language) => {
      const { fields, send, invite } = await open(language)
      paste(fields()[0], [1, 2, 3, 4, 5, 6].map((place) => `p${place}@brota.example`).join(', '))
      await waitFor(() => expect(fields()).toHaveLength(5))
      expect(fields()[4]?.value).toBe('p5@brota.example, p6@brota.example')
      send()
      expect(await screen.findByText(invite.tooMany.replace('{max}', '5'))).toBeTruthy()
      await waitFor(() => expect(document.activeElement).toBe(fields()[4]))
      expect(sent).toEqual([])
    },
  )

  it('A single pasted address is left to its field', async () => {
    const { fields } = await open()
    // The browser’s default paste is not prevented.
    expect(paste(fields()[0], 'ana@brota.example')).toBe(true)
    expect(fields()).toHaveLength(1)
  })

  it('The invite dialog drops blanks and duplicates, reports success and closes', async () => {
    const { fields, add, send, invite } = await open()
    add()
    add()
    type(fields()[0], ' Marta@Brota.Example ')
    type(fields()[2], 'marta@brota.example')
    send()
    expect(await screen.findByText(invite.sent)).toBeTruthy()
    expect(sent).toEqual([{ emails: ['marta@brota.example'] }])
    expect(close).toHaveBeenCalledOnce()
    expect(fields().map(({ value }) => value)).toEqual([''])
  })

  it('The invite dialog counts existing members without naming them', async () => {
    answer = () => HttpResponse.json({ sent: 0, alreadyHere: 1 })
    const { fields, send } = await open()
    type(fields()[0], 'marta@brota.example')
    send()
    expect(await screen.findByText('One of them is already here.')).toBeTruthy()
  })

  it('The invite dialog reports a failure, closes, and restores the entries when it opens again', async () => {
    answer = () => HttpResponse.json({ error: 'Internal error', message: '' }, { status: 500 })
    const { fields, send } = await open()
    type(fields()[0], 'marta@brota.example')
    send()
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(fields()[0]?.value).toBe('marta@brota.example')
  })

  it('A pasted list is spread over the fields, after their contents', async () => {
    const { fields, send } = await open()
    type(fields()[0], 'marta@brota.example')
    paste(fields()[0], 'Ana Gil <ana@brota.example>, luis@brota.example; eva@brota.example\nnobody')
    await waitFor(() => expect(fields()).toHaveLength(5))
    expect(fields().map(({ value }) => value)).toEqual([
      'marta@brota.example',
      'ana@brota.example',
      'luis@brota.example',
      'eva@brota.example',
      'nobody',
    ])
    type(fields()[4], '')
    send()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([
      {
        emails: ['marta@brota.example', 'ana@brota.example', 'luis@brota.example', 'eva@brota.example'],
      },
    ])
  })

  it('A list typed into one field is accepted', async () => {
    const { fields, send } = await open()
    type(fields()[0], 'ana@brota.example, luis@brota.example')
    send()
    await waitFor(() => expect(sent).toEqual([{ emails: ['ana@brota.example', 'luis@brota.example'] }]))
  })

  it('The invite dialog shares and copies the site’s address', async () => {
    const writeText = vi.fn(async () => {})
    Object.assign(navigator, { clipboard: { writeText } })
    const { press, invite } = await open()
    const links = screen.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ host }) => host)).toEqual([
      'www.facebook.com',
      'twitter.com',
      'api.whatsapp.com',
      't.me',
      'www.linkedin.com',
    ])
    const { publicUrl } = publicConfigDefaults
    for (const { href } of links) expect(decodeURIComponent(href)).toContain(publicUrl)
    press(invite.copy)
    expect(await screen.findByText(invite.copied)).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith(publicUrl)
  })
})
