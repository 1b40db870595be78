import clsx from 'clsx'

type CountBadgeProps = {
  count: number
  /** Above it a plus sign follows the number. */
  max?: number
  /** What is counted, for screen readers ("3 unread messages"). */
  label?: string
  /** At the upper corner of its icon. */
  corner?: boolean
  /** Known but not urgent: no warm colour. */
  quiet?: boolean
}

/** A count; nothing at zero. */
export function CountBadge({ count, max = 99, label, corner = false, quiet = false }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span
      className={clsx(
        'inline-flex items-center justify-center whitespace-nowrap rounded-pill px-1 font-semibold text-xs tabular-nums',
        corner ? 'min-h-4.5 min-w-4.5' : 'min-h-5 min-w-5 px-1.5',
        quiet ? 'bg-line text-ink' : 'bg-warm text-on-warm',
        corner && 'absolute bottom-1/2 left-1/2 ml-0.5 ring-2 ring-card',
      )}
    >
      <span aria-hidden={label ? true : undefined}>{count > max ? `${max}+` : count}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
