import dynamic from 'next/dynamic'
import { useState } from 'react'
import { PlaceField } from '#components/layout/filters/PlaceFilters.tsx'
import { useLateField } from '#components/ui/fields/useLateField.ts'
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

/**
 * A city: suggestions while one types, and any text. A field of equal size replaces it until its code has loaded, and as
 * long as someone types in that one.
 */
export function CityField(props: CityFieldProps) {
  const ready = useLateField(load)
  const [isTyping, setTyping] = useState(false)
  if (ready && !isTyping) return <CityFieldPanel {...props} />
  return <PlaceField label={props.label} value={props.value} onChange={props.onText} onTyping={setTyping} />
}
