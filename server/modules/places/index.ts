// Owns the cities of the world: where they are and the names that each is found by.
// Never asks another server: the list comes with the app.
// Notifies no one.
import { cityNames } from './names/cityNames.ts'
import { regionNames } from './names/regionNames.ts'

export { findLargestCity, findPlace } from './queries.ts'

/** Names of one place, separated by commas, for searches by words. */
export const placeNames: readonly string[] = [...cityNames.map(({ names }) => names), ...regionNames]
