import { type InferType, object } from 'yup'
import { limits } from './limits.ts'
import { country, line } from './rules.ts'

/** A city, by GeoNames' id, with its local name. */
export type Place = {
  id: number
  name: string
  state: string
  country: string
  lat: number
  lng: number
  population: number
}

/** GET /places: the beginning of a name. */
export const placesInput = object({ search: line(limits.place), country: country() })
export type PlacesInput = InferType<typeof placesInput>
