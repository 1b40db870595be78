import { expect, it } from 'vitest'
import { findOfferFaults } from '#components/jobs/form/jobErrors.ts'
import { emptyJob, toCandidate, toDegrees, toPoint } from '#components/jobs/form/jobValues.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'

const gate = { lat: 39.4821, lng: -0.3498 }
const offer = { ...emptyJob, address: 'Calle del Limonero 7' }
const at = (lat: string, lng: string) => ({ ...offer, exactPlace: { lat, lng } })
const getPlaceFaults = async (lat: string, lng: string) =>
  Object.fromEntries(
    Object.entries(await findOfferFaults(at(lat, lng))).filter(([path]) => path.startsWith('exactPlace')),
  )

it('A point becomes two fields and comes back, also when it is typed with commas', () => {
  expect(toDegrees(gate)).toEqual({ lat: '39.4821', lng: '-0.3498' })
  expect(toPoint(toDegrees(gate))).toEqual(gate)
  expect(toPoint({ lat: ' 39,4821 ', lng: '-0,3498' })).toEqual(gate)
  expect(toDegrees(null)).toEqual({ lat: '', lng: '' })
})

it.each([
  ['nothing', '', ''],
  ['half a point', '39', ''],
  ['words', 'here', '0'],
  ['a place outside the world', '91', '0'],
])('The map has no pin for %s', (_what, lat, lng) => {
  expect(toPoint({ lat, lng })).toBeNull()
})

it('Each field of a point has its own error, and an empty point has none', async () => {
  providePublicConfig(publicConfigDefaults)
  expect(await getPlaceFaults('', '')).toEqual({})
  expect(await getPlaceFaults('39,48', '')).toEqual({ 'exactPlace.lng': 'required' })
  expect(await getPlaceFaults('here', '181')).toEqual({
    'exactPlace.lat': 'degrees-invalid',
    'exactPlace.lng': 'out-of-range',
  })
})

it('An online offer sends no place, whatever was typed before it became one', () => {
  expect(toCandidate(at('39', ''), 'draft')).toMatchObject({ address: offer.address })
  expect(toCandidate({ ...at('39', ''), type: 'online' }, 'draft')).toMatchObject({
    address: '',
    exactPlace: null,
  })
})
