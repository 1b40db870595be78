import { type Place, placesInput } from '#contracts/places.ts'
import { query } from '#server/platform/http/index.ts'
import { findPlaces } from './queries.ts'

/**
 * GET /places: finds cities by the beginning of one of their names, larger ones first; then, among larger ones, those in
 * which another word of the name begins so.
 */
export const listPlaces = query({
  access: 'guest',
  bearer: 'ignored',
  input: placesInput,
  run: (input, { db }): Promise<Place[]> => findPlaces(db, input),
})
