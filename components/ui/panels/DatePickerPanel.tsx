import { parseDate } from '@internationalized/date'
import clsx from 'clsx'
import { CalendarDays } from 'lucide-react'
import { useLocale } from 'next-intl'
import { Button } from 'react-aria-components/Button'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { controlClass } from '../controlClass.ts'
import type { DateFieldProps } from '../DateField.tsx'
import { Asterisk } from '../Field.tsx'
import { CalendarGridOfMonth } from './CalendarGridOfMonth.tsx'
import { panelClass } from './panelClass.ts'

const dayOf = (date: string | null | undefined) => (date ? parseDate(date) : null)

/** What DatePicker shows once its code is here. */
export function DatePickerPanel(props: DateFieldProps) {
  const { label, hideLabel, required, hint, error, className, value, onChange, onBlur, min, max, disabled } =
    props
  const note = error ?? hint
  return (
    <I18nProvider locale={useLocale()}>
      <DatePicker
        className={clsx('flex min-w-0 flex-col gap-1.5', className)}
        value={dayOf(value)}
        onChange={(day) => onChange(day?.toString() ?? '')}
        onBlur={onBlur}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        isRequired={required}
        isInvalid={Boolean(error)}
        isDisabled={disabled}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <Label className={hideLabel ? 'sr-only' : 'font-medium text-ink text-sm'}>
          {label}
          {required && <Asterisk />}
        </Label>
        <Group className={clsx(controlClass, 'flex h-11 items-center pr-0.5 focus-within:border-brand')}>
          <DateInput className="flex min-w-0 grow tabular-nums">
            {(segment) => (
              <DateSegment
                segment={segment}
                className="rounded-sm px-0.5 outline-none data-focused:bg-brand data-placeholder:text-muted data-focused:text-on-brand"
              />
            )}
          </DateInput>
          <Button className="inline-flex size-10 cursor-pointer items-center justify-center rounded-pill hover:bg-hover">
            <CalendarDays size={20} aria-hidden="true" />
          </Button>
        </Group>
        {note && (
          <Text
            slot={error ? 'errorMessage' : 'description'}
            className={clsx('text-sm', error ? 'text-danger' : 'text-muted')}
          >
            {note}
          </Text>
        )}
        <Popover className={clsx(panelClass, 'p-3')}>
          <Dialog className="outline-none">
            <CalendarGridOfMonth />
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  )
}
