import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/Button.tsx'
import { Select } from '#components/ui/Select.tsx'
import { type JobSort, jobSorts } from '#contracts/lists.ts'
import type { Page } from '#contracts/shapes.ts'
import { useMe } from '#hooks/session.ts'

interface ResultsBarProps {
  meta?: Page<unknown>['meta']
  sort?: JobSort
  /** How many filters are set. */
  filters: number
  onSort: (sort?: JobSort) => void
  onFilters: () => void
}

/** How many were found, in which order, and on phones the way to the filters. */
export function ResultsBar({ meta, sort, filters, onSort, onFilters }: ResultsBarProps) {
  const t = useTranslations('jobs.search')
  const me = useMe()
  const sorts = me && !me.provider ? jobSorts : jobSorts.filter((one) => one !== 'match')
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <h2 id="found" className="mr-auto font-sans text-base font-semibold">
        <span role="status">
          {meta && t(meta.totalIsMinimum ? 'foundAtLeast' : 'found', { count: meta.total })}
        </span>
      </h2>
      <Button variant="outline" size="sm" className="lg:hidden" onClick={onFilters}>
        {t('showFilters', { count: filters })}
      </Button>
      <Select
        label={t('sort')}
        hideLabel
        value={sort ?? 'relevance'}
        onChange={(event) => onSort(jobSorts.find((one) => one === event.target.value))}
        options={sorts.map((one) => ({ value: one, label: t(`sorts.${one}`) }))}
      />
    </div>
  )
}
