import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { usePlaceName } from '#components/people/place.ts'
import { panelClass } from '#components/ui/menus/panelClass.ts'
import type { Place } from '#contracts/places.ts'

const itemClass =
  'flex min-h-11 cursor-pointer flex-col justify-center rounded-lg px-3 py-1.5 outline-none data-focused:bg-hover md:min-h-10'

type CitySuggestionsProps = {
  isReading: boolean
  /** What becomes of a text that no city begins with. */
  none: 'searched' | 'stays'
}

/** The list of a city's combobox: each city with its state and country. */
export function CitySuggestions({ isReading, none }: CitySuggestionsProps) {
  const t = useTranslations('common.cities')
  const placeName = usePlaceName()
  return (
    <Popover className={clsx(panelClass, 'flex w-(--trigger-width) flex-col')}>
      <ListBox
        className="min-h-0 overflow-auto p-1.5 outline-none"
        renderEmptyState={() => (
          <p className="px-3 py-2 text-muted text-sm">{t(isReading ? 'reading' : none)}</p>
        )}
      >
        {({ id, name, state, country }: Place) => (
          <ListBoxItem id={id} textValue={name} className={itemClass}>
            <span>{name}</span>
            <small className="text-muted text-xs">{placeName({ city: state, country })}</small>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
