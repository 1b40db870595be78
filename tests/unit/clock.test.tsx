// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import { useClock } from '#components/ui/time/useClock.ts'
import { isSameClock, stampIn } from '#lib/dates.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ownFormat = Intl.DateTimeFormat().resolvedOptions()
const noon = '2026-03-05T12:00:00.000Z'

function Time() {
  return <p>{useClock().time(new Date(noon))}</p>
}

function show(timeZone: string, what: React.ReactNode) {
  providePublicConfig({ ...publicConfigDefaults, timeZone: 'Europe/Madrid' })
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...ownFormat, timeZone })
  render(
    <NextIntlClientProvider locale="en-GB" messages={{}} timeZone="Europe/Madrid" now={new Date(noon)}>
      {what}
    </NextIntlClientProvider>,
  )
}

describe('a time', () => {
  it.each([
    ['Europe/Madrid', '13:00'],
    // Another name of the reader’s own time zone is not shown.
    ['Europe/Paris', '13:00'],
    ['America/New_York', '07:00 GMT-5'],
    ['Asia/Tokyo', '21:00 GMT+9'],
  ])('A time is shown as the reader’s in %s: %s', (timeZone, shown) => {
    show(timeZone, <Time />)
    expect(screen.getByText(shown)).toBeTruthy()
  })

  it('An old time names its zone in its title', () => {
    show('America/New_York', <RelativeTime date="2026-01-05T23:30:00.000Z" />)
    expect(screen.getByTitle(/18:30 GMT-5/)).toBeTruthy()
    cleanup()
    show('Europe/Madrid', <RelativeTime date="2026-01-05T23:30:00.000Z" />)
    expect(screen.getByTitle(/Tuesday.*6 January 2026.*00:30$/)).toBeTruthy()
  })
})

it('The formats of times are created once for all cards and renders', () => {
  const create = vi.spyOn(Intl, 'DateTimeFormat')
  // Without a locale it only names the reader's time zone.
  const created = () => create.mock.calls.filter(([locale]) => locale)
  const times = (
    <>
      <RelativeTime date="2026-01-05T23:30:00.000Z" />
      <RelativeTime date="2025-01-05T23:30:00.000Z" />
    </>
  )
  show('Asia/Kolkata', times)
  expect(created()).not.toEqual([])
  create.mockClear()
  cleanup()
  show('Asia/Kolkata', times)
  expect(created()).toEqual([])
})

it('Two time zones are equal when they show one time at that moment', () => {
  expect(isSameClock('Europe/Madrid', 'Europe/Berlin', new Date(noon))).toBe(true)
  expect(isSameClock('Europe/Madrid', 'Europe/London', new Date(noon))).toBe(false)
  // Between the clock changes of the two zones.
  expect(isSameClock('America/New_York', 'America/Bogota', new Date(noon))).toBe(true)
  expect(isSameClock('America/New_York', 'America/Bogota', new Date('2026-03-12T12:00:00Z'))).toBe(false)
})

it('A timestamp in a table shows a day and a time in one zone', () => {
  expect(stampIn('Europe/Madrid', new Date('2026-07-31T22:05:00Z'))).toBe('2026-08-01 00:05')
  expect(stampIn('UTC', new Date('2026-07-31T22:05:00Z'))).toBe('2026-07-31 22:05')
})
