import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NoOffersDrawing } from '#components/ui/art/NoOffersDrawing.tsx'
import { NothingFoundDrawing } from '#components/ui/art/NothingFoundDrawing.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { FilterPills } from '#components/ui/buttons/FilterPills.tsx'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { SearchForm } from '#components/ui/fields/SearchForm.tsx'
import { Plus } from '#components/ui/icons.tsx'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { CoverSkeleton, Shapes } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { type StoreCategory, storeCategories } from '#contracts/lists.ts'
import { useListParams } from '#hooks/browser/address.ts'
import { useStores } from '#hooks/stores.ts'
import { paths } from '#lib/paths.ts'
import { getStoreParams } from '#lib/storeSearch.ts'
import { StoreCard } from './StoreCard.tsx'

const StoreDialog = lazyOverlay(() => import('./StoreDialog.tsx').then((dialog) => dialog.StoreDialog))

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** /stores: stores, by category and text; moderators edit the list here. */
export function StoresScreen() {
  const t = useTranslations('stores')
  const { params, getHref, change, toPage } = useListParams(getStoreParams, paths.stores)
  const result = useStores(params)
  const [adding, setAdding] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const showAll = () => {
    change({ query: '', category: null })
    // The pressed button goes once all are here.
    list.current?.focus({ preventScroll: true })
  }
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-8 md:px-6">
      <PageHead page="stores" description={t('intro')} />
      <header className="flex flex-wrap items-start justify-between gap-4 sm:flex-nowrap">
        <div className="max-w-prose">
          <h1 className="text-xl md:text-2xl">{t('title')}</h1>
          <p className="mt-1 text-muted">{t('intro')}</p>
        </div>
        {result.data?.can.add && (
          <Button icon={<Plus size={20} aria-hidden />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </header>
      <SearchForm
        label={t('search')}
        query={params.query}
        action={getHref({ query: '' })}
        onSearch={(query) => change({ query })}
        className="w-full max-w-md"
      />
      <Categories value={params.category} onChange={(category) => change({ category })} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <PagedList
          result={result}
          onPage={toPage}
          getHref={(page) => getHref({ page })}
          label={t('title')}
          className={grid}
          skeleton={<StoresSkeleton />}
          empty={
            params.query || params.category ? (
              <EmptyState
                art={<NothingFoundDrawing />}
                title={t('nothingFound')}
                action={<Button onClick={showAll}>{t('showAll')}</Button>}
              />
            ) : (
              <EmptyState art={<NoOffersDrawing />} title={t('empty')} />
            )
          }
        >
          {(store) => <StoreCard store={store} />}
        </PagedList>
      </div>
      {adding && <StoreDialog store={null} onClose={() => setAdding(false)} />}
    </div>
  )
}

type CategoriesProps = {
  value: StoreCategory | null
  onChange: (category: StoreCategory | null) => void
}

function Categories({ value, onChange }: CategoriesProps) {
  const t = useTranslations('stores')
  const lists = useTranslations('lists.storeCategories')
  const options = [
    { id: 'all' as const, label: t('all') },
    ...storeCategories.map((id) => ({ id, label: lists(id) })),
  ]
  return (
    <FilterPills
      label={t('category')}
      options={options}
      value={value ?? 'all'}
      onChange={(id) => onChange(id === 'all' ? null : id)}
    />
  )
}

function StoresSkeleton() {
  return (
    <div className={grid}>
      <Shapes count={3}>
        <CoverSkeleton className="h-88" text="p-5" lines={['h-6 w-3/5', 'h-7 w-4/5', 'h-10 w-full']} />
      </Shapes>
    </div>
  )
}
