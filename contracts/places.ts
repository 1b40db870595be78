import { type InferType, number, object } from 'yup'
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

const degrees = (most: number) =>
  number()
    .typeError('degrees-invalid')
    .required('required')
    .min(-most, 'out-of-range')
    .max(most, 'out-of-range')

export const latitude = () => degrees(90)
export const longitude = () => degrees(180)

/** A point of the world, or null: never one of its numbers alone. */
export const pointOrNull = () => object({ lat: latitude(), lng: longitude() }).nullable().default(null)

/** GET /places: the beginning of a name. */
export const placesInput = object({ search: line(limits.place), country: country() })
export type PlacesInput = InferType<typeof placesInput>
