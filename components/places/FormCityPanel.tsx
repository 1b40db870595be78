import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { controlClass } from '#components/ui/fields/controlClass.ts'
import { PanelLabel, PanelNote } from '#components/ui/fields/fieldParts.tsx'
import { PageLanguage } from '#components/ui/PageLanguage.tsx'
import { usePlaces } from '#hooks/jobs/places.ts'
import { CitySuggestions, cityBoxClass } from './CitySuggestions.tsx'
import type { FormCityPanelProps } from './FormCityField.tsx'

/** The panel of FormCityField, loaded on demand. */
export function FormCityPanel(props: FormCityPanelProps) {
  const { label, hideLabel, required, hint, error, className, name, value, country } = props
  const input = useRef<HTMLInputElement>(null)
  const isFirst = useRef(props.takesFocus)
  // What the reader typed, as distinct from what the form held or a suggestion filled in.
  const [typed, setTyped] = useState('')
  const [selected, setSelected] = useState<number | null>(null)
  const { places, isReading } = usePlaces(typed, { first: country })
  const isSearched = typed.trim().length > 1
  const isWaiting = isSearched && isReading && places.length === 0
  useEffect(() => {
    if (isFirst.current) input.current?.focus()
  }, [])
  return (
    <PageLanguage>
      <ComboBox
        className={clsx(cityBoxClass, className)}
        items={places}
        inputValue={value}
        onInputChange={(text) => {
          if (text === value) return
          setTyped(text)
          setSelected(null)
          props.onText(text)
        }}
        selectedKey={selected}
        onSelectionChange={(key) => {
          const place = places.find(({ id }) => id === key)
          if (!place) return
          setSelected(place.id)
          setTyped('')
          props.onPlace(place)
        }}
        onBlur={props.onBlur}
        isRequired={required}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        allowsCustomValue
        allowsEmptyCollection={isSearched && !isWaiting}
        menuTrigger="input"
      >
        <PanelLabel {...{ label, hideLabel, required }} />
        <Input
          ref={input}
          name={name}
          autoComplete={props.autoComplete}
          className={clsx(controlClass, 'h-11 truncate')}
        />
        <PanelNote {...{ error, hint }} />
        <CitySuggestions isWaiting={isWaiting} none="stays" />
      </ComboBox>
    </PageLanguage>
  )
}
