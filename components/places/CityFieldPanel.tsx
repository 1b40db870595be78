import clsx from 'clsx'
import { type KeyboardEvent, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { controlClass } from '#components/ui/fields/controlClass.ts'
import { PanelLabel } from '#components/ui/fields/fieldParts.tsx'
import { PageLanguage } from '#components/ui/PageLanguage.tsx'
import type { Place } from '#contracts/places.ts'
import { usePlaces } from '#hooks/jobs/places.ts'
import type { CityFieldProps } from './CityField.tsx'
import { CitySuggestions, cityBoxClass } from './CitySuggestions.tsx'

/** The panel of CityField, loaded on demand. */
export function CityFieldPanel({ label, value, country, onPlace, onText }: CityFieldProps) {
  const [typed, setTyped] = useTyped(value)
  const [chosen, setChosen] = useState(value)
  const { places, isReading } = usePlaces(typed === value ? '' : typed, { country })
  const isSearched = typed.trim().length > 1 && typed !== value
  const isWaiting = isSearched && isReading && places.length === 0
  // The list closes when another suggestion is selected than the last one.
  const [selected, setSelected] = useState<number | null>(null)
  const choose = (place?: Place) => {
    if (!place) return
    setSelected(place.id)
    setTyped(place.name)
    setChosen(place.name)
    onPlace(place)
  }
  const searchText = () => {
    const text = typed.trim()
    if (text === value || text === chosen) return
    setChosen(text)
    onText(text)
  }
  return (
    <PageLanguage>
      <ComboBox
        className={cityBoxClass}
        items={places}
        inputValue={typed}
        onInputChange={(text) => {
          setTyped(text)
          if (text !== chosen) setSelected(null)
        }}
        selectedKey={selected}
        onSelectionChange={(key) => choose(places.find(({ id }) => id === key))}
        onBlur={searchText}
        allowsCustomValue
        allowsEmptyCollection={isSearched && !isWaiting}
        menuTrigger="input"
      >
        <PanelLabel label={label} />
        <Input onKeyDown={onEnter(searchText)} className={clsx(controlClass, 'h-11 truncate')} />
        <CitySuggestions isWaiting={isWaiting} none="searched" />
      </ComboBox>
    </PageLanguage>
  )
}

/** What is typed; another value of the search replaces it. */
function useTyped(value: string) {
  const [typed, setTyped] = useState(value)
  const [last, setLast] = useState(value)
  if (last !== value) {
    setLast(value)
    setTyped(value)
  }
  return [typed, setTyped] as const
}

/** Enter searches for the text unless a suggestion has the focus. */
const onEnter = (search: () => void) => (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key === 'Enter' && !event.currentTarget.getAttribute('aria-activedescendant')) search()
}
