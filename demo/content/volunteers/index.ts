import type { DemoVolunteer } from '../types.ts'
import { britainAndIreland } from './britainAndIreland.ts'
import { cast } from './cast.ts'
import { citiesAndSouth } from './citiesAndSouth.ts'
import { coastAndNorth } from './coastAndNorth.ts'
import { portugalAndBrazil } from './portugalAndBrazil.ts'

export const volunteers: readonly DemoVolunteer[] = [
  ...cast,
  ...coastAndNorth,
  ...citiesAndSouth,
  ...portugalAndBrazil,
  ...britainAndIreland,
]
