import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/Button.tsx'
import { Select } from '#components/ui/Select.tsx'
import type { UserSort } from '#contracts/lists.ts'
import type { Page } from '#contracts/shapes.ts'

interface DirectoryBarProps {
  meta?: Page<unknown>['meta']
  sorts: readonly UserSort[]
  sort: UserSort
  /** How many filters are set. */
  filters: number
  onSort: (sort?: UserSort) => void
  onFilters: () => void
}

/** How many there are, in which order, and on phones the way to the filters. */
export function DirectoryBar({ meta, sorts, sort, filters, onSort, onFilters }: DirectoryBarProps) {
  const t = useTranslations('directory')
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <h2 id="listed" className="mr-auto font-sans text-base font-semibold">
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
        value={sort}
        onChange={(event) => onSort(sorts.find((one) => one === event.target.value))}
        options={sorts.map((one) => ({ value: one, label: t(`sorts.${one}`) }))}
      />
    </div>
  )
}
