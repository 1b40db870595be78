import { fileURLToPath } from 'node:url'

/** GeoNames' cities, one a line as COPY reads them, which `npm run cities` writes. */
export const citiesFile = fileURLToPath(new URL('./cities.tsv.br', import.meta.url))
