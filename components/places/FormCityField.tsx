import { useFormikContext } from 'formik'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormField } from '#components/forms/useFormField.ts'
import { countCharacters } from '#components/ui/fields/Counter.tsx'
import type { FieldProps } from '#components/ui/fields/Field.tsx'
import { TextField } from '#components/ui/fields/TextField.tsx'
import { useLateField } from '#components/ui/fields/useLateField.ts'
import { QuietLazyState } from '#components/ui/states/LazyState.tsx'
import { limits } from '#contracts/limits.ts'
import type { Place } from '#contracts/places.ts'

export type FormCityPanelProps = FieldProps & {
  name: string
  value: string
  autoComplete?: string
  /** The country whose cities come first. */
  country: string
  /** Whether the field that it replaces had the focus. */
  takesFocus: boolean
  onText: (text: string) => void
  onPlace: (place: Place) => void
  onBlur: () => void
}

const load = () => import('./FormCityPanel.tsx').then((panel) => panel.FormCityPanel)
const FormCityPanel = dynamic<FormCityPanelProps>(load, { ssr: false, loading: QuietLazyState })

type Where = { country: string; state: string; city: string }

/** The city of a form with country, state and city: any text, and suggestions that fill the other two. */
export function FormCityField({ autoComplete, ...shown }: FieldProps & { autoComplete?: string }) {
  const t = useTranslations('common.ui')
  const form = useFormikContext<Where>()
  const { field, error, setValue, touch } = useFormField<string>('city')
  const ready = useLateField(load)
  const [hasFocus, setFocus] = useState(false)
  if (!ready)
    return (
      <TextField
        {...{ ...shown, ...field, autoComplete, error }}
        max={limits.place}
        counted={false}
        onFocus={() => setFocus(true)}
        onBlur={(event) => {
          setFocus(false)
          field.onBlur(event)
        }}
      />
    )
  const isLong = countCharacters(field.value) > limits.place
  return (
    <FormCityPanel
      {...{ ...shown, autoComplete, name: field.name, value: field.value }}
      country={form.values.country}
      error={error ?? (isLong ? t('tooLong', { max: limits.place }) : undefined)}
      takesFocus={hasFocus}
      onText={setValue}
      onPlace={({ name, state, country }) =>
        void form.setValues((values) => ({ ...values, city: name, state, country }))
      }
      onBlur={touch}
    />
  )
}
