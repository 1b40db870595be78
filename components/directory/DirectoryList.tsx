import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { DeskColumn } from '#components/layout/DeskColumn.tsx'
import { NothingFoundDrawing } from '#components/ui/art/NothingFoundDrawing.tsx'
import { Button } from '#components/ui/Button.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { PagedList } from '#components/ui/PagedList.tsx'
import type { ListedUser } from '#contracts/account.ts'
import type { UserSort } from '#contracts/lists.ts'
import { useUsers } from '#hooks/users.ts'
import { usersQuestion } from '#lib/directory.ts'
import { DirectoryBar } from './DirectoryBar.tsx'
import { DirectoryFilters } from './DirectoryFilters.tsx'
import { FiltersDialog } from './FiltersDialog.tsx'
import { ListedShapes } from './ListedShapes.tsx'
import { countFilters, type useDirectoryAddress } from './useDirectoryAddress.ts'

interface DirectoryListProps {
  address: ReturnType<typeof useDirectoryAddress>
  provider: boolean
  sorts: readonly UserSort[]
  children: (user: ListedUser) => ReactNode
}

/** Filters, order and pages of people or organisations. */
export function DirectoryList({ address, provider, sorts, children }: DirectoryListProps) {
  const t = useTranslations('directory')
  const { asked, change, toPage, clear } = address
  const [filtersOpen, setFiltersOpen] = useState(false)
  const result = useUsers(usersQuestion(asked, provider))
  const filters = countFilters(asked)
  const fields = <DirectoryFilters asked={asked} onChange={change} withTimes={!provider} />
  const all = (
    <Button variant="quiet" full className="mt-4" onClick={clear}>
      {t('clear')}
    </Button>
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[264px_minmax(0,1fr)]">
      <DeskColumn label={t('filters')}>
        {fields}
        {filters > 0 && all}
      </DeskColumn>
      <section aria-labelledby="listed" className="min-w-0">
        <DirectoryBar
          meta={result.data?.meta}
          sorts={sorts}
          sort={asked.sort ?? sorts[0] ?? 'newest'}
          filters={filters}
          onSort={(sort) => change({ sort })}
          onFilters={() => setFiltersOpen(true)}
        />
        <PagedList
          result={result}
          onPage={toPage}
          label={t(provider ? 'organisations' : 'volunteers')}
          className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
          skeleton={<ListedShapes />}
          empty={
            <EmptyState art={<NothingFoundDrawing />} title={t('empty')} action={filters > 0 && all}>
              {t('emptyHint')}
            </EmptyState>
          }
        >
          {children}
        </PagedList>
      </section>
      <FiltersDialog
        open={filtersOpen}
        onClose={() => setFiltersOpen(false)}
        onClear={clear}
        found={result.data?.meta.total ?? 0}
      >
        {fields}
      </FiltersDialog>
    </div>
  )
}
