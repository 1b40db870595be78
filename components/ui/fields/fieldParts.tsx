import clsx from 'clsx'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { Asterisk, type FieldProps } from './Field.tsx'

/** The label of a field of react-aria, as Field renders it. */
export function PanelLabel({ label, hideLabel, required }: FieldProps) {
  return (
    <Label className={hideLabel ? 'sr-only' : 'font-medium text-ink text-sm'}>
      {label}
      {required && <Asterisk />}
    </Label>
  )
}

/** The line under it: the error when there is one, else the hint. */
export function PanelNote({ error, hint }: Pick<FieldProps, 'error' | 'hint'>) {
  const note = error ?? hint
  if (!note) return null
  return (
    <Text
      slot={error ? 'errorMessage' : 'description'}
      className={clsx('text-sm', error ? 'text-danger' : 'text-muted')}
    >
      {note}
    </Text>
  )
}
