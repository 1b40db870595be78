import type { JudgedSearch } from './searches.ts'

/** Searches and offers that must not come first, because they only happen to hold or resemble a word of it. */
export const unrelated: readonly JudgedSearch[] = [
  ['cat', ['elders-london', 'food-bank-valencia', 'food-bank-london', 'translate-dublin']],
  ['art', ['garden-leeds', 'dogs-leeds', 'elders-madrid', 'poster-valencia']],
  ['porto', ['spanish-sevilla', 'football-malaga', 'refugees-lisboa']],
  ['rio', ['dogs-valencia', 'trees-zaragoza']],
  ['mayores', ['homework-barcelona', 'library-zaragoza', 'kids-sao-paulo']],
  ['colegio valencia', ['garden-madrid', 'homework-barcelona']],
  ['reus', ['theatre-donostia', 'prison-leeds']],
  ['web', ['social-media-madrid', 'football-malaga']],
  ['contabilidad', ['library-zaragoza', 'library-coimbra', 'capoeira-salvador', 'hospital-sevilla']],
  ['chocolate', ['library-coimbra', 'social-media-madrid']],
  ['autismo', ['elders-london', 'hospital-sevilla']],
  ['play', ['beach-porto', 'turtles-malaga']],
  ['press', ['theatre-donostia', 'prison-leeds']],
  ['museos', ['theatre-donostia', 'elders-coruna']],
]
