import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { iconButtonClass } from './iconButtonClass.ts'
import { useDisabled } from './useDisabled.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, for screen readers and as a tooltip. */
  label: string
  icon: ReactNode
  /** A CountBadge or dot at its upper corner. */
  badge?: ReactNode
  /** It works without the page's script. */
  native?: boolean
}

/** A round button with an icon alone; disabled until the page is alive. */
export function IconButton({
  label,
  icon,
  badge,
  native = false,
  disabled,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const waiting = useDisabled({ disabled, type, native })
  return (
    <button
      {...rest}
      type={type}
      {...waiting}
      aria-label={label}
      title={label}
      className={clsx(iconButtonClass, badge && 'relative', className)}
    >
      {icon}
      {badge}
    </button>
  )
}
