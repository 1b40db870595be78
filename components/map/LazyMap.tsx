import dynamic from 'next/dynamic'
import { LazyState } from '#components/ui/states/LazyState.tsx'

/** The map, whose code is larger than that of any page: it loads where a map is shown. */
export const LazyMap = dynamic(() => import('./MapCanvas.tsx').then((map) => map.MapCanvas), {
  ssr: false,
  loading: LazyState,
})

/** A map of one place, loaded in the same way. */
export const LazyPointMap = dynamic(() => import('./PointMap.tsx').then((map) => map.PointMap), {
  ssr: false,
  loading: LazyState,
})
