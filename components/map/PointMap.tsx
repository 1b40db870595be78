import type { Map as LibreMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import type { Point } from '#lib/distance.ts'
import { MapBox } from './MapBox.tsx'
import { showBounds } from './openMap.ts'
import { useMovableMark } from './useMovableMark.ts'
import { useStillMark } from './useStillMark.ts'

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
