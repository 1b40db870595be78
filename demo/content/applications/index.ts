import type { DemoApplication } from '../types.ts'
import { abrigoCompartidoApplications } from './abrigoCompartido.ts'
import { aulaFaroApplications } from './aulaFaro.ts'
import { cozinhaDaLadeiraApplications } from './cozinhaDaLadeira.ts'
import { hazelHeronApplications } from './hazelHeron.ts'
import { huertoVivoApplications } from './huertoVivo.ts'
import { kettleLaneApplications } from './kettleLane.ts'
import { mareAltaApplications } from './mareAlta.ts'
import { patasAlSolApplications } from './patasAlSol.ts'
import { puenteNorteApplications } from './puenteNorte.ts'
import { sinBarandillasApplications } from './sinBarandillas.ts'
import { teclaAmigaApplications } from './teclaAmiga.ts'
import { telonAbiertoApplications } from './telonAbierto.ts'

export const applications: readonly DemoApplication[] = [
  ...huertoVivoApplications,
  ...puenteNorteApplications,
  ...patasAlSolApplications,
  ...abrigoCompartidoApplications,
  ...aulaFaroApplications,
  ...teclaAmigaApplications,
  ...sinBarandillasApplications,
  ...telonAbiertoApplications,
  ...mareAltaApplications,
  ...cozinhaDaLadeiraApplications,
  ...kettleLaneApplications,
  ...hazelHeronApplications,
]
