import { Map as LibreMap, LngLatBounds, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import type { Bounds } from '#contracts/jobSearch.ts'
import type { Point } from '#lib/distance.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { getOwnStyle } from './mapStyle.ts'

// A file of our own origin, which the policy of every page allows: a worker from a blob would need a source of its own.
setWorkerUrl(new URL('../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

/** Whether this browser draws maps at all: it needs WebGL 2. */
export function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

/** Our own map has no streets, so that nearer than this it would be empty. */
const nearestZoom = () => (publicConfig().mapStyleUrl ? 17 : 11)

/**
 * Opens a map in an element; null where the browser cannot draw it after all. A still one leaves the wheel and one finger
 * to the page.
 */
export function openMap(
  container: HTMLElement,
  locale: Record<string, string>,
  isStill: boolean,
): LibreMap | null {
  try {
    const map = new LibreMap({
      container,
      locale,
      style: { version: 8, sources: {}, layers: [] },
      maxZoom: nearestZoom(),
      minZoom: 0,
      attributionControl: publicConfig().mapStyleUrl ? { compact: false } : false,
      dragRotate: false,
      touchPitch: false,
      pitchWithRotate: false,
      renderWorldCopies: false,
      fadeDuration: 0,
      scrollZoom: !isStill,
      dragPan: !(isStill && matchMedia('(pointer: coarse)').matches),
    })
    map.touchZoomRotate.disableRotation()
    map.keyboard.disableRotation()
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    return map
  } catch (error) {
    console.error(error)
    return null
  }
}

/** Draws the map in the colours of the page, again when these change: the operator's style, or our own. */
export function followColours(map: LibreMap): () => void {
  let isOpen = true
  const draw = async () => {
    const { mapStyleUrl } = publicConfig()
    const style = mapStyleUrl || (await getOwnStyle())
    if (isOpen) map.setStyle(style, { diff: false })
  }
  const redraw = () => void draw().catch((error: unknown) => console.error(error))
  redraw()
  const watched = new MutationObserver(redraw)
  watched.observe(document.documentElement, { attributeFilter: ['data-scheme', 'data-theme'] })
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', redraw)
  return () => {
    isOpen = false
    watched.disconnect()
    scheme.removeEventListener('change', redraw)
  }
}

/** Around points, so that none stands at the edge. */
const padding = 56

/** Shows a part of the world or all of these points; `isAsked`: by an act of the reader, who then sees the map move. */
export function showBounds(
  map: LibreMap,
  shown: Bounds | readonly Point[],
  maxZoom: number,
  isAsked = false,
): void {
  const isPart = !Array.isArray(shown)
  const bounds = isPart ? fromBounds(shown as Bounds) : around(shown as readonly Point[])
  if (bounds.isEmpty()) return
  const animate = isAsked && !matchMedia('(prefers-reduced-motion: reduce)').matches
  map.fitBounds(bounds, { padding: isPart ? 0 : padding, maxZoom, animate }, { isAsked })
}

const around = (points: readonly Point[]): LngLatBounds =>
  points.reduce((bounds, point) => bounds.extend(point), new LngLatBounds())

const fromBounds = ({ west, south, east, north }: Bounds): LngLatBounds =>
  new LngLatBounds([west, south], [west <= east ? east : east + 360, north])

const clamp = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees))
const wrap = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

/** The part of the world that a map shows; all around where it shows more than the world. */
export function toBounds(seen: LngLatBounds): Bounds {
  const [west, east] = [seen.getWest(), seen.getEast()]
  const isAll = east - west >= 360
  return {
    west: isAll ? -180 : wrap(west),
    south: clamp(seen.getSouth(), 90),
    east: isAll ? 180 : wrap(east),
    north: clamp(seen.getNorth(), 90),
  }
}
