import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { CircleCheck, CircleX, Clock } from '#components/ui/icons.tsx'
import type { ApplicationStatus } from '#contracts/lists.ts'

const styles = {
  pending: { icon: Clock, textKey: 'applied', colour: 'text-brand' },
  accepted: { icon: CircleCheck, textKey: 'accepted', colour: 'text-ok' },
  refused: { icon: CircleX, textKey: 'refused', colour: 'text-muted' },
} as const

/** The status of the viewer's application, in a few words; small in lists. */
export function ApplicationMark({ status, small = false }: { status: ApplicationStatus; small?: boolean }) {
  const t = useTranslations('jobs.detail')
  const { icon: Icon, textKey, colour } = styles[status]
  return (
    <p className={clsx('flex items-center font-semibold', small ? 'gap-1.5 text-sm' : 'gap-2', colour)}>
      <Icon size={small ? 16 : 20} aria-hidden className="shrink-0" />
      {t(textKey)}
    </p>
  )
}
