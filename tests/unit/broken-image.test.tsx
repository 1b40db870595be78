// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { Banner } from '#components/account/profile/Banner.tsx'
import { ReportedContentBox } from '#components/moderation/dashboard/ReportedContentBox.tsx'
import { Avatar } from '#components/ui/Avatar.tsx'
import { Image } from '#components/ui/Image.tsx'
import { loadTexts } from '#i18n/texts.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const face = (image: string) => <Avatar id="1" name="Lucia Ferrer" image={image} />
const cover = (imgName: string) => <Banner user={{ id: '1', config: { background: { imgName } } }} />
const banner = (imgName: string) => <Image image={{ imgName }} alt="" width={512} ratio="2 / 1" />

it.each([
  ['a face', face],
  ['an image', banner],
  ['a cover', cover],
])('An image that fails is replaced, and its successor is tried: %s', (_what, shown) => {
  const { container, rerender } = render(shown('gone.jpg'))
  const image = () => container.querySelector('img')
  const first = image()
  if (first) fireEvent.error(first)
  expect(image()).toBeNull()
  rerender(shown('new.jpg'))
  expect(image()?.src).toContain('new.jpg')
})

it('A photo that failed before hydration is replaced by initials', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  const { container } = render(face('gone.jpg'))
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('LF')
})

async function showReported(...pictures: string[]) {
  const texts = { moderation: (await loadTexts('en', ['moderation'])).moderation }
  const content = { ownerId: '1', text: 'Beans', pictures, hidden: true, opens: null }
  return render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={texts}>
      <ReportedContentBox content={content} />
    </NextIntlClientProvider>,
  )
}

it('A reported image that fails is a link with a file symbol', async () => {
  const { container } = await showReported('/api/media/gone.jpg?sig=1.2')
  fireEvent.error(screen.getByRole('img', { name: 'Reported picture' }))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toContain('gone.jpg')
  expect(screen.getByRole('img', { name: 'Attached file' })).toBeDefined()
})

it('Of several reported files each link says which it is', async () => {
  await showReported('/api/media/a.jpg?sig=1.2', '/api/media/b.pdf?sig=1.2')
  expect(screen.getByRole('link', { name: 'Reported picture 1 of 2' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Attached file 2 of 2' })).toBeDefined()
})
