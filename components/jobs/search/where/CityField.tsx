import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { TextField } from '#components/ui/fields/TextField.tsx'
import { QuietLazyState } from '#components/ui/states/LazyState.tsx'
import type { Place } from '#contracts/places.ts'

export type CityFieldProps = {
  label: string
  /** The city that is set, or the text that is searched for. */
  value: string
  /** Only cities of this country are suggested. */
  country?: string
  onPlace: (place: Place) => void
  /** A text without a city of the list; empty when it was cleared. */
  onText: (text: string) => void
}

const load = () => import('./CityFieldPanel.tsx').then((panel) => panel.CityFieldPanel)
const CityFieldPanel = dynamic<CityFieldProps>(load, { ssr: false, loading: QuietLazyState })

/** A city: suggestions while one types, and any text. A field of equal size replaces it until its code has loaded. */
export function CityField(props: CityFieldProps) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    load().then(
      () => setReady(true),
      () => console.error('suggestions of cities did not load'),
    )
  }, [])
  return ready ? <CityFieldPanel {...props} /> : <PlainCityField {...props} />
}

/** Searches when the field loses the focus or Enter is pressed, not with each character. */
function PlainCityField({ label, value, onText }: CityFieldProps) {
  return (
    <TextField
      key={value}
      label={label}
      defaultValue={value}
      onBlur={({ target }) => target.value.trim() !== value && onText(target.value.trim())}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
