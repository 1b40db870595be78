import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { LazyPointMap } from '#components/map/LazyMap.tsx'
import { MapCredits } from '#components/map/MapCredits.tsx'
import type { Job, JobPlace as Place, PreviewJob } from '#contracts/jobs.ts'
import { useWasSeen } from '#hooks/browser/sight.ts'
import { geoAddress } from '#lib/externalAddresses.ts'
import { usePlace } from '../place.ts'

/** Where an offer is: a small map of its city, or of the exact place with its address for those who may see it. */
export function JobPlace({ job }: { job: Job | PreviewJob }) {
  const t = useTranslations('jobs.place')
  const id = useId()
  const city = usePlace(job)
  const address = job.preview ? '' : job.address
  const { place } = job
  if (job.type === 'online' || !(place || address)) return null
  const isExact = place?.precision === 'exact'
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-2 text-lg">
        {t('title')}
      </h2>
      <p className="[overflow-wrap:anywhere]">
        {address && <span className="block font-medium">{address}</span>}
        <span className={address && 'text-muted'}>{city}</span>
      </p>
      {isExact && <Coordinates place={place} />}
      {place && <PlaceMap place={place} label={isExact ? t('exactPoint') : city} />}
      <p className="mt-2 text-muted text-sm">
        {isExact && t('exact')}
        {!isExact && !address && t('city')}
        {!isExact && address && t(place ? 'addressAndCity' : 'addressAlone')}
      </p>
      {place && <MapCredits />}
    </section>
  )
}

/** The numbers of the exact point, for any map; on phones a link opens the reader's own. */
function Coordinates({ place: { lat, lng } }: { place: Place }) {
  const t = useTranslations('jobs.place')
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
      <span className="tabular-nums">{`${lat}, ${lng}`}</span>
      <a
        href={geoAddress({ lat, lng })}
        className="hidden min-h-11 items-center font-medium text-brand hover:underline pointer-coarse:inline-flex"
      >
        {t('open')}
      </a>
    </p>
  )
}

/**
 * The map, drawn when it comes into sight, because its code weighs as much as the page; where none can be drawn, a sentence
 * of its size says so.
 */
function PlaceMap({ place, label }: { place: Place; label: string }) {
  const t = useTranslations('jobs.place')
  const box = useRef<HTMLDivElement>(null)
  const wasSeen = useWasSeen(box)
  const [isUnable, setUnable] = useState(false)
  return (
    <div
      ref={box}
      className="relative isolate mt-3 h-60 overflow-hidden rounded-card border border-line bg-sea md:h-72"
    >
      {isUnable && (
        <p className="grid size-full place-items-center bg-card p-4 text-center text-muted text-sm">
          {t('unable')}
        </p>
      )}
      {wasSeen && !isUnable && (
        <LazyPointMap
          center={place}
          point={place}
          label={label}
          isArea={place.precision === 'city'}
          onUnable={() => setUnable(true)}
        />
      )}
    </div>
  )
}
