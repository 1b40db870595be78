import type { FaceTraits } from '#demo/images/index.ts'
import { applications } from './applications/index.ts'
import { offers } from './offers/index.ts'
import { organisations } from './organisations.ts'
import { connections, favourites, marks, mutes, savedSearches } from './ties.ts'
import type { DemoTown, DemoVolunteer } from './types.ts'
import { volunteers } from './volunteers/index.ts'

export type { DemoApplication, DemoOffer, DemoOrganisation, DemoTown, DemoVolunteer } from './types.ts'

/** The whole town, as data; keys name people and offers, days count from the day it is filled. */
export const town: DemoTown = {
  organisations,
  volunteers,
  offers,
  applications,
  favourites,
  savedSearches,
  connections,
  marks,
  mutes,
}

/** How a volunteer's portrait is drawn. */
export const getFace = (volunteer: DemoVolunteer): FaceTraits => ({
  soft: volunteer.sex === 'female',
  grey: (volunteer.age ?? 0) > 60,
  ...volunteer.face,
})
