import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'

const turn =
  'inline-flex size-10 cursor-pointer items-center justify-center rounded-pill hover:bg-hover data-disabled:opacity-40'
const cell =
  'flex size-10 cursor-pointer items-center justify-center rounded-pill text-sm tabular-nums data-outside-month:hidden ' +
  'data-hovered:bg-hover data-selected:bg-brand data-selected:text-on-brand data-disabled:cursor-default data-disabled:opacity-40'

/** A month of days, inside a DatePicker. */
export function CalendarGridOfMonth() {
  return (
    <Calendar>
      <header className="mb-2 flex items-center justify-between">
        <Button slot="previous" className={turn}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <Heading className="font-semibold first-letter:uppercase" />
        <Button slot="next" className={turn}>
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="size-10 font-normal text-muted text-xs">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={cell} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
