import type { Slot } from '#contracts/week.ts'

export const places = {
  valencia: { country: 'ES', state: 'Valencia', city: 'València' },
  bilbao: { country: 'ES', state: 'Bizkaia', city: 'Bilbao' },
  donostia: { country: 'ES', state: 'Gipuzkoa', city: 'Donostia' },
  sevilla: { country: 'ES', state: 'Sevilla', city: 'Sevilla' },
  madrid: { country: 'ES', state: 'Madrid', city: 'Madrid' },
  coruna: { country: 'ES', state: 'A Coruña', city: 'A Coruña' },
  vigo: { country: 'ES', state: 'Pontevedra', city: 'Vigo' },
  barcelona: { country: 'ES', state: 'Barcelona', city: 'Barcelona' },
  zaragoza: { country: 'ES', state: 'Zaragoza', city: 'Zaragoza' },
  granada: { country: 'ES', state: 'Granada', city: 'Granada' },
  setubal: { country: 'PT', state: 'Setúbal', city: 'Setúbal' },
  lisboa: { country: 'PT', state: 'Lisboa', city: 'Lisboa' },
  porto: { country: 'PT', state: 'Porto', city: 'Porto' },
  salvador: { country: 'BR', state: 'Bahia', city: 'Salvador' },
  recife: { country: 'BR', state: 'Pernambuco', city: 'Recife' },
  bristol: { country: 'GB', state: 'England', city: 'Bristol' },
  galway: { country: 'IE', state: 'Connacht', city: 'Galway' },
} as const

export const free = {
  weekends: ['sat-m', 'sat-a', 'sun-m', 'sun-a'],
  mornings: ['mon-m', 'tue-m', 'wed-m', 'thu-m', 'fri-m'],
  afternoons: ['mon-a', 'wed-a', 'thu-a'],
  evenings: ['mon-n', 'tue-n', 'thu-n'],
  saturdays: ['sat-m', 'sat-a'],
  sundays: ['sun-m'],
  midweek: ['tue-a', 'wed-m', 'wed-a', 'thu-a'],
  fridays: ['fri-a', 'fri-n'],
} satisfies Record<string, readonly Slot[]>
