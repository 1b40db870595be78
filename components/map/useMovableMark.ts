import { type Map as LibreMap, type LngLat, Marker } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Point } from '#lib/distance.ts'
import { createPin } from './createPin.ts'

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** In pixels, alone and with Shift. */
const steps = { short: 2, long: 40 }

/** A metre: five decimals. */
const toPoint = (place: LngLat): Point => {
  const { lat, lng } = place.wrap()
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 }
}

type MovableMark = { label: string; onPick?: ((point: Point) => void) | undefined }

/**
 * A pin that a press on the map sets, and that is dragged or moved by the arrow keys. By keyboard, Enter on the map sets it
 * in the middle.
 */
export function useMovableMark(map: LibreMap | null, point: Point | null, acts: MovableMark): void {
  const pick = useEffectEvent((place: LngLat) => acts.onPick?.(toPoint(place)))
  const place = useEffectEvent((marker: Marker) => point && marker.setLngLat(point))
  const pin = useRef<Marker | null>(null)
  const { label } = acts
  useEffect(() => {
    if (!map) return
    const canvas = map.getCanvas()
    const setInMiddle = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      pick(map.getCenter())
      // After the pin is drawn.
      setTimeout(() => pin.current?.getElement().focus())
    }
    const press = map.on('click', ({ lngLat }) => pick(lngLat))
    canvas.addEventListener('keydown', setInMiddle)
    return () => {
      press.unsubscribe()
      canvas.removeEventListener('keydown', setInMiddle)
    }
  }, [map])
  const isSet = point !== null
  useEffect(() => {
    if (!map || !isSet) return
    const marker = createMovable(map, label, pick)
    place(marker)
    marker.addTo(map)
    pin.current = marker
    return () => {
      pin.current = null
      marker.remove()
    }
  }, [map, isSet, label])
  const { lat, lng } = point ?? {}
  useEffect(() => {
    if (lat !== undefined && lng !== undefined) pin.current?.setLngLat({ lat, lng })
  }, [lat, lng])
}

function createMovable(map: LibreMap, label: string, pick: (place: LngLat) => void): Marker {
  const element = createPin('button')
  element.classList.add('cursor-grab', 'outline-offset-4')
  element.setAttribute('aria-label', label)
  const marker = new Marker({ element, anchor: 'bottom', draggable: true })
  element.addEventListener('click', (event) => event.stopPropagation())
  element.addEventListener('keydown', (event) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    // The map itself would move, too.
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? steps.long : steps.short
    const { x, y } = map.project(marker.getLngLat())
    const moved = map.unproject([x + arrow[0] * step, y + arrow[1] * step])
    if (!map.getBounds().contains(moved)) map.panTo(moved, { animate: false })
    pick(moved)
  })
  marker.on('dragend', () => pick(marker.getLngLat()))
  return marker
}
