import type { DemoOffer } from '../types.ts'
import { abrigoCompartidoOffers } from './abrigoCompartido.ts'
import { aulaFaroOffers } from './aulaFaro.ts'
import { cozinhaDaLadeiraOffers } from './cozinhaDaLadeira.ts'
import { hazelHeronOffers } from './hazelHeron.ts'
import { huertoVivoOffers } from './huertoVivo.ts'
import { kettleLaneOffers } from './kettleLane.ts'
import { mareAltaOffers } from './mareAlta.ts'
import { patasAlSolOffers } from './patasAlSol.ts'
import { puenteNorteOffers } from './puenteNorte.ts'
import { sinBarandillasOffers } from './sinBarandillas.ts'
import { teclaAmigaOffers } from './teclaAmiga.ts'
import { telonAbiertoOffers } from './telonAbierto.ts'

export const offers: readonly DemoOffer[] = [
  ...huertoVivoOffers,
  ...puenteNorteOffers,
  ...patasAlSolOffers,
  ...abrigoCompartidoOffers,
  ...aulaFaroOffers,
  ...teclaAmigaOffers,
  ...sinBarandillasOffers,
  ...telonAbiertoOffers,
  ...mareAltaOffers,
  ...cozinhaDaLadeiraOffers,
  ...kettleLaneOffers,
  ...hazelHeronOffers,
]
