import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { PressButton } from '#components/ui/buttons/PressLink.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { Select } from '#components/ui/fields/Select.tsx'
import { toItsEnd } from '#components/ui/lists/toItsEnd.ts'
import { DeskColumn } from '../DeskColumn.tsx'
import { skipLinkClass } from '../document/skipLinkClass.ts'

type FilteredListProps<Sort extends string> = {
  /** The filters: beside the list, on phones in a sheet over it. */
  fields: ReactNode
  /** The list with its filters as a form of the browser: where the button leads before the page is alive. */
  plainHref?: string
  /** How many of them are set. */
  count: number
  onClear: () => void
  /** The number of results, as text; nothing while loading. */
  found?: string
  /** The label of the sheet's button, with the number of results. */
  show: string
  sorts: readonly { value: Sort; label: string }[]
  sort: Sort
  onSort: (sort?: Sort) => void
  /** Above the list, beside the number of results. */
  tools?: ReactNode
  children: ReactNode
  /** Beside the list on wide screens, else below it. */
  aside?: ReactNode
}

/** The id of the list, or of what is shown in its place, which can have the focus. */
export const listId = 'found'

/** Moves the focus to the list when the button that was pressed goes, and with it would the place of the keyboard. */
export const focusList = (): void => document.getElementById(listId)?.focus({ preventScroll: true })

/** A list with filters and an order; a skip link passes the filters by keyboard. */
export function FilteredList<Sort extends string>(props: FilteredListProps<Sort>) {
  const { fields, plainHref, count, onClear, found, show, sorts, sort, onSort, tools, children, aside } =
    props
  const t = useTranslations('common.filters')
  const heading = useId()
  const [open, setOpen] = useState(false)
  const clear = () => {
    onClear()
    focusList()
  }
  return (
    <div
      className={clsx(
        'relative grid items-start gap-6 lg:grid-cols-[16.5rem_minmax(0,1fr)]',
        aside && 'xl:grid-cols-[16.5rem_minmax(0,1fr)_16.5rem]',
      )}
    >
      <a href={`#${listId}`} className={clsx(skipLinkClass, 'focus:top-3 focus:left-3 max-lg:hidden')}>
        {t('skip')}
      </a>
      <DeskColumn label={t('title')}>
        {fields}
        {count > 0 && (
          <Button variant="quiet" full className="mt-4" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </DeskColumn>
      <section id={listId} tabIndex={-1} aria-labelledby={heading} className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="flex grow flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full">
            <div role="status" className="mr-auto min-h-6">
              <h2 id={heading} hidden={!found} className="font-sans text-base font-semibold">
                {found}
              </h2>
            </div>
            {tools}
          </div>
          <OpenFilters href={plainHref} onOpen={() => setOpen(true)}>
            {t('open', { count })}
          </OpenFilters>
          <Select
            label={t('sort')}
            hideLabel
            // As wide as the chosen order, on its own line where that does not fit.
            className="max-sm:grow-99 [&_select]:field-sizing-content"
            value={sort}
            options={sorts}
            onChange={({ target }) => onSort(sorts.find(({ value }) => value === target.value)?.value)}
          />
        </div>
        {children}
      </section>
      {aside && <div className={clsx('min-w-0 lg:max-xl:col-start-2', toItsEnd.rightWide)}>{aside}</div>}
      <FilterSheet open={open} onClose={() => setOpen(false)} {...{ onClear, show }}>
        {fields}
      </FilterSheet>
    </div>
  )
}

type OpenFiltersProps = { href?: string; onOpen: () => void; children: ReactNode }

/** Opens the sheet of narrow screens; without a script wide screens need the form, too. */
function OpenFilters({ href, onOpen, children }: OpenFiltersProps) {
  const look = {
    variant: 'outline',
    size: 'sm',
    className: 'max-sm:grow md:min-h-11 lg:hidden lg:[@media(scripting:none)]:inline-flex',
    onClick: onOpen,
    children,
  } as const
  return href ? <PressButton {...look} href={href} rel="nofollow" /> : <Button {...look} />
}

type FilterSheetProps = Pick<FilteredListProps<string>, 'onClear' | 'show' | 'children'> & {
  open: boolean
  onClose: () => void
}

function FilterSheet({ open, onClose, onClear, show, children }: FilterSheetProps) {
  const t = useTranslations('common.filters')
  const footer = (
    <>
      <Button variant="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
      <Button onClick={onClose}>{show}</Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} footer={footer}>
      {children}
    </Dialog>
  )
}
