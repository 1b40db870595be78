import { type Map as LibreMap, Marker } from 'maplibre-gl'
import { useEffect } from 'react'
import type { Point } from '#lib/distance.ts'
import { createPin } from './createPin.ts'

const areaClass = 'size-28 rounded-full border-2 border-brand/50 bg-brand/20'

/** Draws a pin, or around the middle of a city a soft circle. */
export function useStillMark(
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
      .setLngLat({ lat, lng })
      .addTo(map)
    return () => void marker.remove()
  }, [map, lat, lng, label, isArea])
}
