// The times of a week. Their labels are in the dictionary `lists`.

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Day = (typeof days)[number]

export const periods = ['m', 'a', 'n'] as const
export type Period = (typeof periods)[number]

export type Slot = `${Day}-${Period}`
/** The 21 slots, day by day: mon-m, mon-a, mon-n, tue-m … */
export const slots: readonly Slot[] = days.flatMap((day) => periods.map((period): Slot => `${day}-${period}`))

/** The slots among these values, in the order of the week. */
export const pickSlots = (values: readonly string[]): Slot[] => slots.filter((slot) => values.includes(slot))

/** The parts of a week by which offers are searched. */
export const weekParts = ['weekday-mornings', 'weekday-afternoons', 'weekday-evenings', 'weekends'] as const
export type WeekPart = (typeof weekParts)[number]

const periodOfPart: Record<Exclude<WeekPart, 'weekends'>, Period> = {
  'weekday-mornings': 'm',
  'weekday-afternoons': 'a',
  'weekday-evenings': 'n',
}

/** The slots of a part of the week. */
export const toSlots = (part: WeekPart): Slot[] =>
  slots.filter((slot) => {
    const isWeekend = slot.startsWith('sat') || slot.startsWith('sun')
    return part === 'weekends' ? isWeekend : !isWeekend && slot.endsWith(periodOfPart[part])
  })

/** The value of `work_shift` for no time now. */
export const noTime = 'no-time'
