import { useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { LazyMap } from '#components/map/LazyMap.tsx'
import { MapCredits } from '#components/map/MapCredits.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import type { Bounds, JobPoint } from '#contracts/jobSearch.ts'
import { useJobPoints } from '#hooks/jobs/points.ts'
import { anywhere, type JobSearch, readArea, toArea, toParams } from '#lib/jobSearch.ts'
import { SpotPanel } from './SpotPanel.tsx'

type JobMapProps = {
  search: JobSearch
  onChange: (changes: JobSearch) => void
}

const nowhere: readonly JobPoint[] = []

/** The map of a search, beside the list of the same offers. Where none can be drawn, it says so. */
export function JobMap({ search, onChange }: JobMapProps) {
  const t = useTranslations('jobs.map')
  const [isUnable, setUnable] = useState(false)
  const [moved, setMoved] = useState<Bounds | null>(null)
  const [spot, setSpot] = useState<JobPoint | null>(null)
  const opener = useRef<Element | null>(null)
  const { page, sort, ...filters } = search
  const params = toParams(filters)
  // The same object for the same area: the map moves to another one.
  const bounds = useMemo(() => readArea(search.area ?? ''), [search.area])
  const { data } = useJobPoints(isUnable ? null : params)
  if (isUnable)
    return (
      <p role="status" className="rounded-card border border-line bg-card p-5 text-muted">
        {t('unable')}
      </p>
    )
  const searchHere = () => {
    if (!moved) return
    const where = { ...anywhere, country: '', state: '', city: '', area: toArea(moved) }
    setMoved(null)
    setSpot(null)
    onChange({ ...where, ...(sort === 'distance' && { sort: undefined }) })
  }
  const close = () => {
    setSpot(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <section aria-label={t('label')} className="min-w-0 xl:sticky xl:top-20">
      <div className="relative isolate h-[60dvh] min-h-80 overflow-hidden rounded-card border border-line bg-sea xl:h-[calc(100dvh-9rem)]">
        <LazyMap
          points={data?.points ?? nowhere}
          bounds={bounds}
          nearest={9}
          onPoint={(point) => {
            opener.current = document.activeElement
            setSpot(point)
          }}
          onMoved={setMoved}
          onUnable={() => setUnable(true)}
        />
        {moved && (
          <Button size="sm" className="absolute top-3 left-3 z-10 shadow-lifted" onClick={searchHere}>
            {t('search')}
          </Button>
        )}
        {spot && <SpotPanel search={search} spot={spot} onClose={close} />}
      </div>
      {data?.totalIsMinimum && (
        <p role="status" className="mt-2 text-muted text-sm">
          {t('newest', { count: data.total })}
        </p>
      )}
      <MapCredits />
    </section>
  )
}
