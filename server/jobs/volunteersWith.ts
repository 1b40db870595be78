import type { Db } from '#server/platform/db/index.ts'
import { findServedOrganisations } from './queries/volunteerings.ts'

/** The organisations where this person is a current volunteer; at most 200. */
export const volunteersWith = (db: Db, volunteerId: string): Promise<string[]> =>
  findServedOrganisations(db, volunteerId)
