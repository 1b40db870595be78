import type { DemoPost } from '../types.ts'
import { ofOrganisations } from './ofOrganisations.ts'
import { ofVolunteers } from './ofVolunteers.ts'

/** The newest first. */
export const demoPosts: readonly DemoPost[] = [...ofOrganisations, ...ofVolunteers].sort(
  (one, other) => one.ago - other.ago,
)
