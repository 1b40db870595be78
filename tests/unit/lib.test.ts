import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNativeApp } from '#lib/brand.ts'
import { languageFromCookie } from '#lib/cookies.ts'
import {
  dayIn,
  daysLeft,
  displayDate,
  endOfDay,
  relativeTime,
  toDayMonthYear,
  toYearMonthDay,
} from '#lib/dates.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { mediaAddress, mediaSources } from '#lib/media.ts'
import { publicConfigDefaults, publicConfigJson } from '#lib/publicConfig.ts'
import { rateDisplay, toStars } from '#lib/rating.ts'
import {
  countDisplay,
  escapeHtml,
  excerpt,
  initials,
  responseTimeParts,
  stripAccents,
  truncate,
} from '#lib/text.ts'

const madrid = 'Europe/Madrid'

describe('the date that is displayed', () => {
  it('A displayed date is day/month/year with a trailing h', () => {
    expect(displayDate('2026-03-05T13:30:00Z', { timeZone: madrid })).toBe('05/03/2026h')
  })
  it('A displayed date has hours and minutes when requested', () => {
    expect(displayDate('2026-03-05T13:30:00Z', { time: true, timeZone: madrid })).toBe('05/03/2026, 14:30h')
  })
  it('A displayed calendar day is independent of the zone', () => {
    expect(displayDate('2026-03-05', { timeZone: 'America/Bogota' })).toBe('05/03/2026h')
  })
  it.each(['', 'undefined', 'nonsense', null, undefined])('The displayed date is empty for %j', (nothing) => {
    expect(displayDate(nothing)).toBe('')
  })
})

describe('days of the calendar', () => {
  it('Calendar days convert in both directions', () => {
    expect(toDayMonthYear('2026-03-05')).toBe('05/03/2026')
    expect(toYearMonthDay('05/03/2026')).toBe('2026-03-05')
  })
  it.each(['', null, undefined, 'undefined', '5/3/26'])('The calendar day is empty for %j', (nothing) => {
    expect(toDayMonthYear(nothing)).toBe('')
    expect(toYearMonthDay(nothing)).toBe('')
  })
})

describe('a relative time', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  it.each([
    ['2026-11-20T11:59:40Z', 'ahora'],
    ['2026-11-20T11:55:00Z', 'hace 5 minutos'],
    ['2026-11-20T09:00:00Z', 'hace 3 horas'],
    ['2026-11-19T11:00:00Z', 'ayer'],
    ['2026-11-14T11:00:00Z', 'hace 6 días'],
    ['2026-11-13T11:00:00Z', '13 nov'],
    ['2025-11-13T11:00:00Z', '13 nov 2025'],
    ['2026-11-20T15:00:00Z', 'dentro de 3 horas'],
  ])('The relative time of %s is %s', (date, said) => {
    expect(relativeTime('es', date, now, madrid)).toBe(said)
  })
  it('A relative time is in the requested language', () => {
    expect(relativeTime('en', '2026-11-20T09:00:00Z', now)).toBe('3 hours ago')
    expect(relativeTime('br', '2026-11-19T09:00:00Z', now)).toBe('ontem')
  })
})

describe('a deadline', () => {
  it('A deadline lasts to the end of its day in the zone', () => {
    expect(endOfDay('2026-07-10', madrid).toISOString()).toBe('2026-07-10T21:59:59.999Z')
    expect(endOfDay('2026-12-10', madrid).toISOString()).toBe('2026-12-10T22:59:59.999Z')
  })
  it('A deadline is correct on days of 23 and 25 hours and where midnight does not exist', () => {
    expect(endOfDay('2026-03-29', madrid).toISOString()).toBe('2026-03-29T21:59:59.999Z')
    expect(endOfDay('2026-10-25', madrid).toISOString()).toBe('2026-10-25T22:59:59.999Z')
    // In São Paulo the clocks changed from 23:59 on the 3rd to 01:00 on the 4th.
    expect(endOfDay('2018-11-03', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T02:59:59.999Z')
  })
  it('A deadline is the last moment of its day in every zone', () => {
    const zone = fc.constantFrom(
      madrid,
      'UTC',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Asia/Kathmandu',
      'America/St_Johns',
    )
    const date = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(zone, date, (timeZone, moment) => {
        const day = moment.toISOString().slice(0, 10)
        const end = endOfDay(day, timeZone)
        expect(dayIn(timeZone, end)).toBe(day)
        expect(dayIn(timeZone, new Date(end.getTime() + 1)) > day).toBe(true)
      }),
    )
  })
  it('A deadline counts the days that are left', () => {
    const lateEvening = new Date('2026-11-20T23:30:00Z')
    expect(daysLeft('2026-11-21', madrid, lateEvening)).toBe(0)
    expect(daysLeft('2026-11-21', 'UTC', lateEvening)).toBe(1)
    expect(daysLeft('2026-11-19', 'UTC', lateEvening)).toBe(-1)
  })
})

describe('texts', () => {
  it('Texts lose their accents, ligatures and wide letters, and nothing else', () => {
    expect(stripAccents('Ñandú, São Tomé; ﬁn Ａ')).toBe('Nandu, Sao Tome; fin A')
  })
  it('Texts are escaped for HTML', () => {
    expect(escapeHtml(`<b class="a">'&amp;'</b>`)).toBe(
      '&lt;b class=&quot;a&quot;&gt;&#39;&amp;amp;&#39;&lt;/b&gt;',
    )
  })
  it('Texts are cut at a length with an ellipsis', () => {
    expect(truncate('Huerto', 6)).toBe('Huerto')
    expect(truncate('Huerto urbano', 7)).toBe('Huerto…')
    expect(truncate('Bancale\u0301s', 7)).toBe('Bancale\u0301…')
    expect(truncate('uno\r\ndos', 4)).toBe('uno…')
    expect(truncate('mañana no', 7)).toBe('mañana…')
    expect(truncate('👩‍🌾👩‍🌾👩‍🌾', 2)).toBe('👩‍🌾👩‍🌾…')
  })
  it('Excerpts of texts start with whole words', () => {
    expect(excerpt('Huerto urbano', 13)).toBe('Huerto urbano')
    expect(excerpt('Huerto urbano', 9)).toBe('Huerto…')
    expect(excerpt('Ven, y siembra', 4)).toBe('Ven…')
    expect(excerpt('Huertourbano', 6)).toBe('Huerto…')
    expect(excerpt('Come.\n\nWater www.huerto.example daily', 20)).toBe('Come.\n\nWater…')
    expect(excerpt('... and more', 4)).toBe('...…')
  })
  it('Names give initials', () => {
    expect(initials('María del Mar Ríos')).toBe('MR')
    expect(initials(' ángel ')).toBe('Á')
    expect(initials('«»')).toBe('')
  })
  it('Counts over a thousand are shown as +1000', () => {
    expect([0, '12', 1000, 1001, 'x'].map(countDisplay)).toEqual(['0', '12', '1000', '+1000', '0'])
  })
  it('Response times are shown in the unit that fits', () => {
    expect(responseTimeParts(null)).toBeNull()
    expect(responseTimeParts(0)?.unit).toBe('less-than-a-minute')
    expect(responseTimeParts(59)).toEqual({ unit: 'minutes', value: 59 })
    expect(responseTimeParts(120)).toEqual({ unit: 'hours', value: 2 })
    expect(responseTimeParts(2 * 24 * 60)).toEqual({ unit: 'days', value: 2 })
  })
})

describe('ratings', () => {
  it('Ratings have one decimal', () => {
    expect(['4.5', '0', 'x', 5, 7].map(rateDisplay)).toEqual(['4.5', '0.0', '0.0', '5.0', '5.0'])
  })
  it('Ratings are five stars, with a half for any fraction', () => {
    expect(toStars('3.2')).toEqual({ full: 3, half: 1, empty: 1 })
    expect(toStars('5.0')).toEqual({ full: 5, half: 0, empty: 0 })
    expect(toStars('0.0')).toEqual({ full: 0, half: 0, empty: 5 })
  })
})

describe('other helpers', () => {
  it('Media addresses use a stored width', () => {
    expect(mediaAddress('a.webp')).toBe('/api/media/a.webp')
    expect(mediaAddress('a.webp', 100)).toBe('/api/media/a.webp?w=128')
    expect(mediaAddress('a.webp', 9999)).toBe('/api/media/a.webp?w=2048')
    expect(mediaSources('a.webp', 100)).toBe('/api/media/a.webp?w=64 64w, /api/media/a.webp?w=128 128w')
  })
  it('Every cached key of a call is found', () => {
    expect(everyKey('jobs/search')(keys.jobSearch({ page: 2 }))).toBe(true)
    expect(everyKey('jobs/search')(keys.job('1'))).toBe(false)
  })
  it('The language is Spanish unless a cookie names another supported one', () => {
    expect(['en', 'br', 'fr', undefined].map(languageFromCookie)).toEqual(['en', 'br', 'es', 'es'])
  })
  it('The native app is recognised', () => {
    expect(isNativeApp('Mozilla/5.0 BrotaApp/2')).toBe(true)
    expect(isNativeApp(undefined)).toBe(false)
  })
  it('The configuration is written so that it cannot end its script element', () => {
    const json = publicConfigJson({ ...publicConfigDefaults, googleClientId: '</script>' })
    expect(json).not.toContain('<')
    expect(JSON.parse(json).googleClientId).toBe('</script>')
  })
})
