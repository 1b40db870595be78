import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LazySuggestions } from '#components/friends/LazySuggestions.tsx'
import { FilteredList, focusList } from '#components/layout/filters/FilteredList.tsx'
import { WordsNote } from '#components/search/WordsNote.tsx'
import { NothingFoundDrawing } from '#components/ui/art/NothingFoundDrawing.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { cardGrid } from '#components/ui/lists/cardGrid.ts'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { CoverSkeleton, Shapes } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import type { ListedUser } from '#contracts/directory.ts'
import type { UserSort } from '#contracts/lists.ts'
import { useUsers } from '#hooks/account/users.ts'
import type { useListParams } from '#hooks/browser/address.ts'
import { countFilters, getAddress } from '#lib/address.ts'
import { type Directory, toUsersParams, unfiltered } from '#lib/directory.ts'
import type { Query } from '#lib/paths.ts'
import { DirectoryFilters } from './DirectoryFilters.tsx'

type DirectoryListProps = {
  address: ReturnType<typeof useListParams<Directory>>
  /** The address of the list with these params. */
  getPath: (query: Query) => string
  provider: boolean
  sorts: readonly UserSort[]
  children: (user: ListedUser) => ReactNode
}

/** Filters, order and pages of people or organisations. */
export function DirectoryList({ address, getPath, provider, sorts, children }: DirectoryListProps) {
  const t = useTranslations('directory')
  const { params, getHref, change, toPage } = address
  const result = useUsers(toUsersParams(params, provider))
  const meta = result.data?.meta
  const filters = countFilters(params, unfiltered)
  const clear = () => change(unfiltered)
  const isNarrowed = filters > 0 || Boolean(params.query)
  const showAll = () => {
    change({ ...unfiltered, query: undefined })
    focusList()
  }
  const all = (
    <Button variant="secondary" onClick={showAll}>
      {t('showAll')}
    </Button>
  )
  return (
    <FilteredList
      fields={<DirectoryFilters params={params} onChange={change} withTimes={!provider} />}
      count={filters}
      onClear={clear}
      found={meta && t(meta.totalIsMinimum ? 'foundAtLeast' : 'found', { count: meta.total })}
      show={t('apply', { count: meta?.total ?? 0 })}
      sorts={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      sort={params.sort ?? sorts[0] ?? 'newest'}
      onSort={(sort) => change({ sort })}
      aside={provider && <LazySuggestions listed="organisations" />}
    >
      <WordsNote
        words={result.data?.words}
        getHref={(query) => getPath(getAddress({ ...params, query, page: 1 }))}
      />
      <PagedList
        result={result}
        onPage={toPage}
        getHref={(page) => getHref({ page })}
        label={t(provider ? 'organisations' : 'volunteers')}
        className={cardGrid}
        skeleton={<ListedShapes />}
        empty={
          <EmptyState art={<NothingFoundDrawing />} title={t('empty')} action={isNarrowed && all}>
            {t('emptyHint')}
          </EmptyState>
        }
      >
        {children}
      </PagedList>
    </FilteredList>
  )
}

/** The skeleton of a page of the directory. */
function ListedShapes() {
  return (
    <div className={cardGrid}>
      <Shapes count={6}>
        <CoverSkeleton
          className="h-80"
          cover="aspect-3/1"
          lines={[
            '-mt-11 size-16 rounded-pill border-4 border-card',
            'h-6 w-4/5',
            'h-5 w-2/5',
            'h-10 w-full',
          ]}
        />
      </Shapes>
    </div>
  )
}
