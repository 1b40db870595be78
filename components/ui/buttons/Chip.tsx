import clsx from 'clsx'
import type { ReactNode } from 'react'

export type ChipProps = {
  /** brand: a choice; plain: a fact; warm: urgent; ok: done; danger: refused. */
  tone?: 'brand' | 'plain' | 'warm' | 'ok' | 'danger'
  /** Short for tone plain. */
  quiet?: boolean
  icon?: ReactNode
  className?: string
  children: ReactNode
}

const tones = {
  brand: 'border-transparent bg-brand-soft text-brand',
  plain: 'border-line bg-transparent text-muted',
  warm: 'border-transparent bg-warm/12 text-warm-ink',
  ok: 'border-transparent bg-ok/12 text-ok-ink',
  danger: 'border-transparent bg-danger/12 text-danger',
}

/** A small fact in a pill; not interactive (ChipGroup is). */
export function Chip({
  quiet = false,
  tone = quiet ? 'plain' : 'brand',
  icon,
  className,
  children,
}: ChipProps) {
  return (
    <span
      className={clsx(
        'wrap-normal inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-pill border px-3 py-0.5 font-medium text-sm',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}

/** A label beside a name or a title ("verified", "draft"): the smallest chip. */
export function Badge({ tone = 'plain', className, ...rest }: ChipProps) {
  return <Chip tone={tone} className={clsx('min-h-6 px-2 text-xs', className)} {...rest} />
}
