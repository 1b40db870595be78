import clsx from 'clsx'
import dynamic from 'next/dynamic'
import { QuietLazyState } from '../states/LazyState.tsx'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'
import type { Option } from './Select.tsx'
import { useLateField } from './useLateField.ts'

export type ComboBoxProps = FieldProps & {
  name?: string
  options: readonly Option[]
  /** The value of an option; empty for none. */
  value: string
  /** Empty when the text was cleared. */
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  disabled?: boolean
}

const load = () => import('./ComboBoxPanel.tsx').then((panel) => panel.ComboBoxPanel)
const ComboBoxPanel = dynamic<ComboBoxProps>(load, { ssr: false, loading: QuietLazyState })

/** A long list searched by typing (countries). A box of equal size replaces it until its code has loaded. */
export function ComboBox(props: ComboBoxProps) {
  const ready = useLateField(load)
  return ready ? <ComboBoxPanel {...props} /> : <ComboBoxShape {...props} />
}

function ComboBoxShape({
  options,
  value,
  placeholder,
  onChange,
  onBlur,
  name,
  disabled,
  ...field
}: ComboBoxProps) {
  const chosen = options.find((option) => option.value === value)
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          readOnly
          data-name={name}
          value={chosen?.label ?? ''}
          placeholder={placeholder}
          className={clsx(controlClass, 'h-11 truncate pr-12')}
        />
      )}
    </Field>
  )
}
