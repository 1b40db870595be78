import type { StoreCategory } from '#contracts/lists.ts'
import type { Theme } from '../images/index.ts'

export type DemoStore = {
  key: string
  name: string
  about: string
  category: StoreCategory
  discount: string
  coupon: string
  theme: Theme
}

/** Enterprises that nobody will find outside the town. */
export const demoStores: DemoStore[] = [
  {
    key: 'hilo-manso',
    name: 'Hilo Manso',
    about:
      'Camisas y vestidos de lino tejidos en un taller cooperativo de Alcoi. Cada prenda lleva el nombre de quien la cosió.',
    category: 'fashion',
    discount: '10 %',
    coupon: 'BROTALINO',
    theme: 'environment',
  },
  {
    key: 'segunda-piel',
    name: 'Segunda Piel',
    about: 'Ropa recuperada y arreglada por un taller de inserción. Lo que no se vende vuelve a ser tela.',
    category: 'fashion',
    discount: '15 %',
    coupon: 'OTRAVUELTA',
    theme: 'teaching',
  },
  {
    key: 'patio-chico',
    name: 'Patio Chico',
    about:
      'Algodón orgánico para criaturas que se manchan. Por cada tres prendas, una va a una casa de acogida.',
    category: 'kidswear',
    discount: '8 %',
    coupon: 'PATIO8',
    theme: 'elderly',
  },
  {
    key: 'little-heron',
    name: 'Little Heron',
    about:
      'Coats and boots for small people, made from sails and tents that have seen the sea. Repairs are free.',
    category: 'kidswear',
    discount: '10 %',
    coupon: 'HERON10',
    theme: 'sea',
  },
  {
    key: 'pasos-largos',
    name: 'Pasos Largos',
    about: 'Zapatos veganos hechos en Elche con suelas de neumático. Se pueden volver a ensuelar tres veces.',
    category: 'shoes',
    discount: '12 %',
    coupon: 'PASOAPASO',
    theme: 'sports',
  },
  {
    key: 'ladeira-viva',
    name: 'Ladeira Viva',
    about: 'Sandálias de couro vegetal costuradas por uma cooperativa de mulheres da Ladeira. Duram anos.',
    category: 'shoes',
    discount: '10 %',
    coupon: 'LADEIRA',
    theme: 'environment',
  },
  {
    key: 'jabon-de-abuela',
    name: 'Jabón de Abuela',
    about:
      'Jabones con aceite usado de los comedores del barrio. Sin plásticos, sin prisas y sin perfumes raros.',
    category: 'cosmetic-hygien',
    discount: '5 %',
    coupon: 'LIMPIO5',
    theme: 'health',
  },
  {
    key: 'mare-clara',
    name: 'Maré Clara',
    about: 'Champô sólido e cremes de algas do Algarve. Cada embalagem volta à loja e é usada outra vez.',
    category: 'cosmetic-hygien',
    discount: '10 %',
    coupon: 'MARE10',
    theme: 'sea',
  },
  {
    key: 'la-despensa-comun',
    name: 'La Despensa Común',
    about:
      'Legumbres, aceite y conservas de huertas que pagan bien a quien las trabaja. Reparten en bicicleta.',
    category: 'food',
    discount: '7 %',
    coupon: 'DESPENSA',
    theme: 'food',
  },
  {
    key: 'kettle-and-crumb',
    name: 'Kettle & Crumb',
    about: 'A bakery that trains young people leaving care. Bread by post, biscuits in tins that come back.',
    category: 'food',
    discount: '10 %',
    coupon: 'CRUMB10',
    theme: 'food',
  },
]
