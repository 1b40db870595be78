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
import { Popover } from 'react-aria-components/Popover'
import { controlClass } from '../controlClass.ts'
import type { DateFieldProps } from '../DateField.tsx'
import { CalendarGridOfMonth } from './CalendarGridOfMonth.tsx'
import { PanelLabel, PanelNote } from './fieldParts.tsx'
import { panelClass } from './panelClass.ts'

const dayOf = (date: string | null | undefined) => (date ? parseDate(date) : null)

/** What DatePicker shows once its code is here. */
export function DatePickerPanel(props: DateFieldProps) {
  const { label, hideLabel, required, hint, error, className, value, onChange, onBlur, min, max, disabled } =
    props
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
        <PanelLabel {...{ label, hideLabel, required }} />
        <TypedDay />
        <PanelNote {...{ error, hint }} />
        <Popover className={clsx(panelClass, 'p-3')}>
          <Dialog className="outline-none">
            <CalendarGridOfMonth />
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  )
}

/** Day, month and year as parts to type into, and the button of the calendar. */
function TypedDay() {
  return (
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
  )
}
