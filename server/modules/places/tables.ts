import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** The cities of the world, from GeoNames. A newer list replaces all rows, so that no table points to them. */
export const cities = pgTable(
  'cities',
  {
    /** GeoNames' id. */
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    country: text('country').notNull(),
    state: text('state').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    population: integer('population').notNull(),
  },
  // Finds the town nearest to a point.
  (table) => [index('cities_latitude_index').on(table.country, table.lat)],
)

/** Places that are looked at first. */
export const isLarge = sql.raw('is_whole and population >= 15000')

/** What a city is found by: its names without accents, case and signs, and what follows the first words of long names. */
export const cityNames = pgTable(
  'city_names',
  {
    plain: text('plain').notNull(),
    cityId: integer('city_id').notNull(),
    isWhole: boolean('is_whole').notNull(),
    country: text('country').notNull(),
    population: integer('population').notNull(),
  },
  // Each has all columns that its search reads, so that short beginnings of thousands of names are read from it alone.
  (table) => [
    index('city_names_plain_index').on(
      table.plain.asc().nullsLast().op('text_pattern_ops'),
      table.isWhole,
      table.population,
      table.cityId,
    ),
    index('city_names_country_index').on(
      table.country,
      table.plain.asc().nullsLast().op('text_pattern_ops'),
      table.isWhole,
      table.population,
      table.cityId,
    ),
    index('city_names_large_index')
      .on(table.plain.asc().nullsLast().op('text_pattern_ops'), table.isWhole, table.population, table.cityId)
      .where(isLarge),
  ],
)

/** Which list of cities is loaded: one row. */
export const cityLists = pgTable('city_lists', {
  version: text('version').primaryKey(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
})
