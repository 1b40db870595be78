import type { DemoVolunteer } from '../types.ts'
import { abroad } from './abroad.ts'
import { cast } from './cast.ts'
import { citiesAndSouth } from './citiesAndSouth.ts'
import { coastAndNorth } from './coastAndNorth.ts'

export const volunteers: readonly DemoVolunteer[] = [...cast, ...coastAndNorth, ...citiesAndSouth, ...abroad]
