import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { X } from '#components/ui/icons.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { JobPoint } from '#contracts/jobSearch.ts'
import { useJobSearch } from '#hooks/jobs/reads.ts'
import { anywhere, type JobSearch, toParams } from '#lib/jobSearch.ts'
import { JobCard } from '../../JobCard.tsx'
import { toSpot } from './area.ts'

type SpotPanelProps = { search: JobSearch; spot: JobPoint; onClose: () => void }

/** The offers of the search at one point of the map, over the map. */
export function SpotPanel({ search, spot, onClose }: SpotPanelProps) {
  const t = useTranslations('jobs.map')
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, sort, ...filters } = search
  const result = useJobSearch({
    ...toParams({ ...filters, ...anywhere }),
    bounds: toSpot(spot),
    modes: ['on-site'],
  })
  // Another point is another panel for who reads it aloud.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the point is what changes
  useEffect(() => heading.current?.focus({ preventScroll: true }), [spot])
  return (
    <section
      aria-label={t('here', { count: spot.count })}
      className="absolute inset-x-3 bottom-3 z-10 flex max-h-[75%] flex-col rounded-card border border-line bg-card shadow-lifted sm:right-auto sm:w-80"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="flex items-center justify-between gap-2 py-1 pr-1 pl-4">
        <h2 ref={heading} tabIndex={-1} className="font-sans font-semibold text-base outline-none">
          {t('here', { count: spot.count })}
        </h2>
        <IconButton label={t('close')} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className="min-h-0 overflow-y-auto p-3 pt-0">
        <Resource result={result} skeleton={<Skeleton className="h-60 rounded-card" />}>
          {({ data }) => (
            <ul className="flex flex-col gap-3">
              {data.map((job) => (
                <li key={job.id} className="grid">
                  <JobCard job={job} />
                </li>
              ))}
            </ul>
          )}
        </Resource>
      </div>
    </section>
  )
}
