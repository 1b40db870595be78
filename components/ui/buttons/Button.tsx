import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { ThreeDots } from '../ThreeDots.tsx'
import { type ButtonLook, buttonClass } from './buttonClass.ts'
import { useDisabled } from './useDisabled.ts'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Three dots replace the label; the width stays and presses do nothing. */
    loading?: boolean
    /** It works without the page's script. */
    native?: boolean
    icon?: ReactNode
    iconEnd?: ReactNode
  }

/** A button whose `type` is "button" by default; disabled until the page is alive. */
export function Button({
  variant,
  size,
  full,
  loading = false,
  native = false,
  icon,
  iconEnd,
  className,
  children,
  onClick,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const waiting = useDisabled({ disabled, type, native })
  return (
    <button
      {...rest}
      type={type}
      {...waiting}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={clsx(buttonClass({ variant, size, full }), 'relative', className)}
    >
      <span className={clsx('inline-flex items-center justify-center gap-2', loading && 'opacity-0')}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {loading && <ThreeDots className="absolute" />}
    </button>
  )
}
