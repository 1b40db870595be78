import type { JobPoints, JobSearchInput } from '#contracts/jobSearch.ts'
import type { Place, PlacesInput } from '#contracts/places.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

/** Cities by the beginning of their name, larger ones first. */
export const listPlaces = (input: Partial<PlacesInput>) =>
  createClient('jobs').get<Place[]>(calls.jobs.places, input)

/** Where the offers of a search are. */
export const listJobPoints = (input: Partial<JobSearchInput>) =>
  createClient('jobs').post<JobPoints>(calls.jobs.searchPoints, input)
