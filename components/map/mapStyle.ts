import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { mapFiles } from '#lib/paths.ts'
import { unwrap } from './unwrap.ts'

type World = Topology<{ countries: GeometryCollection }>
/** Name, longitude, latitude and thousands of inhabitants. */
type City = [name: string, lng: number, lat: number, thousands: number]

const read = async <Content>(path: string): Promise<Content> => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} did not load: ${response.status}`)
  return response.json()
}

/** A colour token as it shows now. */
function getColour(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** From which zoom on the name of a city of so many thousands is written. */
const fewest: ExpressionSpecification = [
  'step',
  ['zoom'],
  3_000,
  4,
  1_000,
  5,
  400,
  6,
  150,
  7,
  60,
  8,
  20,
  9,
  0,
]

let known: Promise<[World, City[]]> | null = null

function readMap(): Promise<[World, City[]]> {
  known ??= Promise.all([read<World>(mapFiles.world), read<City[]>(mapFiles.cities)])
  known.catch(() => {
    known = null
  })
  return known
}

/** Our own quiet map in the colours of the page: countries and the names of cities, all from our own files. */
export async function getOwnStyle(): Promise<StyleSpecification> {
  const [world, cities] = await readMap()
  const { countries } = world.objects
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: toLand(world), tolerance: 0.2 },
      borders: { type: 'geojson', data: mesh(world, countries, (one, other) => one !== other) },
      cities: { type: 'geojson', data: toFeatures(cities) },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': getColour('sea') } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': getColour('land') } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': getColour('control-line'), 'line-opacity': 0.5, 'line-width': 1 },
      },
      {
        id: 'cities',
        type: 'symbol',
        source: 'cities',
        filter: ['>=', ['get', 'thousands'], fewest],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['Figtree Variable', 'sans-serif'],
          'text-size': ['interpolate', ['linear'], ['zoom'], 3, 12, 10, 15],
          'symbol-sort-key': ['-', 0, ['get', 'thousands']],
          'text-padding': 6,
        },
        paint: {
          'text-color': getColour('muted'),
          'text-halo-color': getColour('land'),
          'text-halo-width': 1.5,
        },
      },
    ],
  }
}

const toLand = (world: World): GeoJSON.FeatureCollection => {
  const countries = feature(world, world.objects.countries)
  return { ...countries, features: countries.features.map(unwrap) }
}

const toFeatures = (cities: readonly City[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: cities.map(([name, lng, lat, thousands]) => ({
    type: 'Feature',
    properties: { name, thousands },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
})
