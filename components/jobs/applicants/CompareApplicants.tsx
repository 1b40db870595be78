import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { listId } from '#components/layout/filters/FilteredList.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ArrowLeft } from '#components/ui/icons.tsx'
import { CardSkeletons } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { useApplications } from '#hooks/jobs/applications.ts'
import { ApplicantCard } from './ApplicantCard.tsx'

type CompareProps = {
  list: ReturnType<typeof useApplications>
  placesLeft: number | null
  onClose: () => void
}

/** Two to four applicants beside each other; on phones one after the other, by swiping or the arrow keys. */
export function CompareApplicants({ list, placesLeft, onClose }: CompareProps) {
  const t = useTranslations('applications.compare')
  const heading = useId()
  return (
    <section id={listId} tabIndex={-1} aria-labelledby={heading}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Button size="sm" variant="outline" icon={<ArrowLeft size={18} aria-hidden />} onClick={onClose}>
          {t('back')}
        </Button>
        <h2 id={heading} className="font-sans text-base font-semibold">
          {t('title')}
        </h2>
        <p className="text-muted text-sm md:hidden">{t('swipe')}</p>
      </div>
      <Resource
        result={list}
        isEmpty={({ data }) => data.length === 0}
        skeleton={<CardSkeletons lines={3} />}
        empty={<EmptyState title={t('gone')} />}
      >
        {({ data }) => (
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
            tabIndex={0}
            aria-label={t('title')}
            className="scrollbar-none -mx-4 flex snap-x snap-mandatory gap-4 overflow-x-auto px-4 py-1 md:mx-0 md:px-0"
          >
            {data.map((application) => (
              <li
                key={application.id}
                className="grid w-full shrink-0 snap-center md:w-auto md:min-w-72 md:flex-1 md:shrink"
              >
                <ApplicantCard {...{ application, placesLeft }} />
              </li>
            ))}
          </ul>
        )}
      </Resource>
    </section>
  )
}
