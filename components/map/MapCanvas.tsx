import { type Map as LibreMap, Marker } from 'maplibre-gl'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Bounds, JobPoint } from '#contracts/jobSearch.ts'
import { type Cluster, toClusters } from './clusters.ts'
import { MapBox } from './MapBox.tsx'
import { showBounds, toBounds } from './openMap.ts'

type MapCanvasProps = {
  points: readonly JobPoint[]
  /** What is shown at first, and again when it changes; otherwise all points. */
  bounds: Bounds | null
  /** How near the map comes for points that are close together. */
  nearest: number
  onPoint?: (point: JobPoint) => void
  /** The reader moved the map and sees this part now. */
  onMoved?: (bounds: Bounds) => void
  onUnable: () => void
}

/** Whether a reader moved the map: by the map's own means, which name their event, or by a press on a cluster. */
const isReaders = (event: object): boolean => {
  const { originalEvent, isAsked } = event as { originalEvent?: Event; isAsked?: boolean }
  return Boolean(originalEvent ?? isAsked)
}

/** The map itself, which fills its box: each point, or cluster of points, is a button with its number of offers. */
export function MapCanvas({ points, bounds, nearest, onPoint, onMoved, onUnable }: MapCanvasProps) {
  const t = useTranslations('jobs.map')
  const [map, setMap] = useState<LibreMap | null>(null)
  const leave = useEffectEvent((moved: LibreMap) => onMoved?.(toBounds(moved.getBounds())))
  useEffect(() => {
    map?.on('moveend', (event) => isReaders(event) && leave(map))
  }, [map])
  useEffect(() => {
    if (map) showBounds(map, bounds ?? points, nearest)
  }, [map, bounds, points, nearest])
  useMarkers(map, points, {
    getLabel: ({ count, points: joined }) =>
      joined.length > 1 ? t('cluster', { count, places: joined.length }) : t('offers', { count }),
    onPress: (cluster) => {
      const [only] = cluster.points
      if (map && cluster.points.length > 1) showBounds(map, cluster.points, map.getMaxZoom(), true)
      else if (only) onPoint?.(only)
    },
  })
  return <MapBox onOpen={setMap} onUnable={onUnable} />
}

type MarkerActs = { getLabel: (cluster: Cluster) => string; onPress: (cluster: Cluster) => void }

const markerClass =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-pill border-2 border-card bg-brand px-2 font-semibold text-on-brand text-sm hover:bg-brand-hover focus-visible:outline-2 focus-visible:outline-brand focus-visible:outline-offset-2'

function createMark(cluster: Cluster, label: string, onPress: MarkerActs['onPress']): Marker {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = markerClass
  element.textContent = String(cluster.count)
  element.addEventListener('click', (event) => {
    event.stopPropagation()
    onPress(cluster)
  })
  const marker = new Marker({ element }).setLngLat(cluster)
  element.setAttribute('aria-label', label)
  return marker
}

/** The clusters of the points that the map shows, by what they look like. */
function getSeen(map: LibreMap, points: readonly JobPoint[]): Map<string, Cluster> {
  const seen = map.getBounds()
  const drawn = points
    .filter((point) => seen.contains(point))
    .map((point) => {
      const { x, y } = map.project(point)
      return { x, y, point }
    })
  return new Map(
    toClusters(drawn).map((one) => [`${one.lat} ${one.lng} ${one.count} ${one.points.length}`, one]),
  )
}

/** Draws the clusters of what the map shows, again after each move; those that stay are left alone, with their focus. */
function useMarkers(
  map: LibreMap | null,
  points: readonly JobPoint[],
  { getLabel, onPress }: MarkerActs,
): void {
  const label = useEffectEvent(getLabel)
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!map) return
    const shown = new Map<string, Marker>()
    const draw = () => {
      const clusters = getSeen(map, points)
      for (const [key, marker] of shown) {
        if (clusters.has(key)) continue
        marker.remove()
        shown.delete(key)
      }
      for (const [key, cluster] of clusters)
        if (!shown.has(key)) shown.set(key, createMark(cluster, label(cluster), press).addTo(map))
    }
    draw()
    map.on('moveend', draw)
    return () => {
      map.off('moveend', draw)
      for (const marker of shown.values()) marker.remove()
    }
  }, [map, points])
}
