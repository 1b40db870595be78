import type { Place } from '#contracts/places.ts'
import { toPoint } from '#lib/jobSearch.ts'
import { listPlaces } from '#services/places.ts'

/** The largest city of this name; null without one. */
export async function findCity(name: string, country: string): Promise<Place | null> {
  const [place = null] = await listPlaces({ search: name, country })
  return place
}

const wait = 10_000

/** Where the reader is, as it stands in an address. Rejects when the browser does not say it. */
export const findPosition = () =>
  new Promise<string>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(toPoint({ lat: coords.latitude, lng: coords.longitude })),
      reject,
      { timeout: wait, maximumAge: 60_000 },
    )
  })
