import 'maplibre-gl/dist/maplibre-gl.css'
import clsx from 'clsx'
import type { Map as LibreMap } from 'maplibre-gl'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { canDraw, followColours, openMap } from './openMap.ts'

type MapBoxProps = {
  /** It stands in a page that is read: scrolling and one finger move the page, not the map. */
  isStill?: boolean
  className?: string
  onOpen: (map: LibreMap) => void
  onUnable: () => void
}

/** A map that fills its box, in the colours of the page; what stands on it is its owner's. */
export function MapBox({ isStill = false, className, onOpen, onUnable }: MapBoxProps) {
  const t = useTranslations('jobs.map')
  const box = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent((element: HTMLElement) => {
    const texts = {
      'Map.Title': t('map'),
      'NavigationControl.ZoomIn': t('zoomIn'),
      'NavigationControl.ZoomOut': t('zoomOut'),
    }
    const opened = canDraw() ? openMap(element, texts, isStill) : null
    if (opened) onOpen(opened)
    else onUnable()
    return opened
  })
  useEffect(() => {
    if (!box.current) return
    const opened = begin(box.current)
    if (!opened) return
    const stop = followColours(opened)
    return () => {
      stop()
      opened.remove()
    }
  }, [])
  // The library positions its element itself, so that it fills another one.
  return (
    <div className={clsx('absolute inset-0', controlsClass, className)}>
      <div ref={box} className="size-full" />
    </div>
  )
}

/** The library's buttons in our colours: its own are black on white in both schemes. */
const controlsClass =
  '[&_.maplibregl-ctrl-group]:bg-card! [&_.maplibregl-ctrl-group_button]:border-line! not-mouse:[&_.maplibregl-ctrl-group_button]:size-11! [&_.maplibregl-ctrl-icon]:bg-none! [&_.maplibregl-ctrl-icon]:text-xl [&_.maplibregl-ctrl-icon]:text-ink [&_.maplibregl-ctrl-zoom-in_.maplibregl-ctrl-icon]:before:content-["+"] [&_.maplibregl-ctrl-zoom-out_.maplibregl-ctrl-icon]:before:content-["−"]'
