import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { CircleCheck, CircleX, Clock, UsersRound } from '#components/ui/icons.tsx'
import type { Job } from '#contracts/jobs.ts'

const styles = {
  pending: { icon: Clock, textKey: 'applied', colour: 'text-brand' },
  accepted: { icon: CircleCheck, textKey: 'accepted', colour: 'text-ok' },
  refused: { icon: CircleX, textKey: 'refused', colour: 'text-muted' },
  waitlisted: { icon: UsersRound, textKey: 'waitlisted', colour: 'text-brand' },
  served: { icon: CircleCheck, textKey: 'served', colour: 'text-ok' },
  'before-start': { icon: CircleX, textKey: 'ended', colour: 'text-muted' },
  placeFree: { icon: CircleCheck, textKey: 'placeFree', colour: 'text-ok' },
} as const

type ApplicationMarkProps = {
  application: Pick<NonNullable<Job['application']>, 'status' | 'placeOfferedUntil' | 'ended'>
  small?: boolean
}

/** The status of the viewer's application, in a few words; small in lists. */
export function ApplicationMark({ application, small = false }: ApplicationMarkProps) {
  const t = useTranslations('jobs.detail')
  const { status, placeOfferedUntil, ended } = application
  const state = status === 'waitlisted' && placeOfferedUntil ? 'placeFree' : (ended ?? status)
  const { icon: Icon, textKey, colour } = styles[state]
  return (
    <p className={clsx('flex items-center font-semibold', small ? 'gap-1.5 text-sm' : 'gap-2', colour)}>
      <Icon size={small ? 16 : 20} aria-hidden className="shrink-0" />
      {t(textKey)}
    </p>
  )
}
