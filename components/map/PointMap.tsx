import { type Map as LibreMap, Marker } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import type { Point } from '#lib/distance.ts'
import { createPin } from './createPin.ts'
import { MapBox } from './MapBox.tsx'
import { showBounds } from './openMap.ts'
import { useMovableMark } from './useMovableMark.ts'

type PointMapProps = {
  /** What the map shows at first, and again when it changes; null for the world. */
  center: Point | null
  /** The pin; null for none yet. */
  point: Point | null
  /** The pin's name. */
  label: string
  /** The middle of a city, which is drawn as an area. */
  isArea?: boolean
  /** The reader pressed the map or moved the pin; without it the map only shows. */
  onPick?: (point: Point) => void
  onUnable: () => void
}

/** How near the map comes at first: streets around a pin, a city around its middle. */
const nearest = { pin: 15, area: 10 }

/** The map of one place, which is shown or chosen. */
export function PointMap({ center, point, label, isArea = false, onPick, onUnable }: PointMapProps) {
  const [map, setMap] = useState<LibreMap | null>(null)
  const zoom = isArea ? nearest.area : nearest.pin
  const { lat, lng } = center ?? {}
  useEffect(() => {
    if (map && lat !== undefined && lng !== undefined) showBounds(map, [{ lat, lng }], zoom)
  }, [map, lat, lng, zoom])
  useStillMark(onPick ? null : map, point, { label, isArea })
  useMovableMark(onPick ? map : null, point, { label, onPick })
  return (
    <MapBox
      isStill={!onPick}
      className={onPick && '[&_.maplibregl-interactive]:cursor-crosshair'}
      onOpen={setMap}
      onUnable={onUnable}
    />
  )
}

const areaClass = 'size-28 rounded-full border border-brand/50 bg-brand/20'

/** Draws a pin, or around the middle of a city a soft circle. */
function useStillMark(
  map: LibreMap | null,
  point: Point | null,
  { label, isArea }: { label: string; isArea: boolean },
): void {
  const { lat, lng } = point ?? {}
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return
    const element = isArea ? document.createElement('div') : createPin('div')
    if (isArea) element.className = areaClass
    element.setAttribute('role', 'img')
    element.setAttribute('aria-label', label)
    const marker = new Marker({ element, anchor: isArea ? 'center' : 'bottom' })
    marker.setLngLat({ lat, lng }).addTo(map)
    return () => void marker.remove()
  }, [map, lat, lng, label, isArea])
}
