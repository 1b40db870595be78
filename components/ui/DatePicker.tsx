import dynamic from 'next/dynamic'
import type { DateFieldProps } from './DateField.tsx'
import { LazyState } from './LazyState.tsx'
import { Skeleton } from './Skeleton.tsx'

const DatePickerPanel = dynamic<DateFieldProps>(
  () => import('./panels/DatePickerPanel.tsx').then((panel) => panel.DatePickerPanel),
  {
    ssr: false,
    loading: (state) => <LazyState {...state} skeleton={<Skeleton className="mt-6.5 h-11 w-full" />} />,
  },
)

/** A day typed or picked from our calendar; the same props as DateField. */
export function DatePicker(props: DateFieldProps) {
  return <DatePickerPanel {...props} />
}
