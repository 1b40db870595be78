import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, for screen readers and as a tooltip. */
  label: string
  icon: ReactNode
  /** A toggle (favourite, like): screen readers announce it as pressed or not. */
  pressed?: boolean
  /** A CountBadge or dot at its upper corner. */
  badge?: ReactNode
}

/** A round button with an icon alone. */
export function IconButton({
  label,
  icon,
  pressed,
  badge,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-ink transition-colors hover:bg-hover',
        'disabled:cursor-not-allowed disabled:opacity-40 disabled:hover:bg-transparent',
        badge && 'relative',
        className,
      )}
    >
      {icon}
      {badge}
    </button>
  )
}
