import clsx from 'clsx'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { Asterisk, type FieldProps } from './Field.tsx'

/**
 * The label of a field of react-aria, as Field renders it. The asterisk stands beside it: all of a label that suggestions
 * hide would be read aloud.
 */
export function PanelLabel({ label, hideLabel, required }: FieldProps) {
  if (hideLabel) return <Label className="sr-only">{label}</Label>
  return (
    <span className="font-medium text-ink text-sm">
      <Label>{label}</Label>
      {required && <Asterisk />}
    </span>
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
