import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { use, useEffect, useEffectEvent, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { usePlaceName } from '#components/people/place.ts'
import { panelClass } from '#components/ui/menus/panelClass.ts'
import type { Place } from '#contracts/places.ts'

const itemClass =
  'flex min-h-11 cursor-pointer flex-col justify-center rounded-lg px-3 py-1.5 outline-none data-focused:bg-hover md:min-h-10'

/** Of a city's combobox, inside which its suggestions are placed. */
export const cityBoxClass = 'relative flex min-w-0 flex-col gap-1.5'

type CitySuggestionsProps = {
  /** Suggestions were asked for, and there are none yet. */
  isWaiting: boolean
  /** What becomes of a text that no city begins with. */
  none: 'searched' | 'stays'
}

/** The list of a city's combobox: each city with its state and country. */
export function CitySuggestions({ isWaiting, none }: CitySuggestionsProps) {
  const t = useTranslations('common.cities')
  const placeName = usePlaceName()
  const isFocused = useOpenOnArrival(isWaiting)
  if (isWaiting)
    return (
      isFocused && (
        <p
          className={clsx(panelClass, 'absolute top-full z-20 mt-2 w-full px-4.5 py-3.5 text-muted text-sm')}
        >
          {t('reading')}
        </p>
      )
    )
  return (
    <Popover className={clsx(panelClass, 'flex w-(--trigger-width) flex-col')}>
      <ListBox
        className="min-h-0 overflow-auto p-1.5 outline-none"
        renderEmptyState={() => <p className="px-3 py-2 text-muted text-sm">{t(none)}</p>}
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

/** Opens the list when the suggestions are here: its opening announces how many they are. Returns whether the field has the focus. */
function useOpenOnArrival(isWaiting: boolean): boolean {
  const list = use(ComboBoxStateContext)
  const isFocused = list?.isFocused ?? false
  const wasWaiting = useRef(false)
  const open = useEffectEvent(() => isFocused && list?.open(null, 'input'))
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) open()
    wasWaiting.current = isWaiting
  }, [isWaiting])
  return isFocused
}
