import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type ActionButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: ReactNode
  label: string
  /** Beside the label; nothing at zero. */
  count?: number
  /** In the narrowest lists its icon stands alone, so that the other labels are not cut. */
  yields?: boolean
}

/** An action under a post; in narrow lists a count replaces its label, and its icon stays where it is. */
export function ActionButton({ icon, label, count = 0, yields, className, ...rest }: ActionButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={clsx(
        'inline-flex min-h-11 min-w-0 items-center justify-center gap-2 rounded-control px-2 font-semibold text-muted text-sm transition-colors @max-lg:justify-start @max-lg:gap-1 @max-lg:px-1',
        'enabled:hover:bg-hover enabled:hover:text-ink aria-pressed:text-warm-ink',
        className,
      )}
    >
      {icon}
      <span className={clsx('truncate', count > 0 && '@max-lg:sr-only', yields && '@max-[20rem]:sr-only')}>
        {label}
      </span>
      {count > 0 && <span className="tabular-nums">{count}</span>}
    </button>
  )
}
