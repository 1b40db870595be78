import clsx from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonLook = {
  /** primary once a view; secondary beside it; outline for a state reached; quiet inside lists; danger to destroy. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its parent. */
  full?: boolean
}

const base =
  'inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-control border text-center font-semibold ' +
  'no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default [&>svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand enabled:hover:bg-brand-hover [a]:hover:bg-brand-hover',
  secondary: 'border-transparent bg-brand-soft text-brand hover:border-brand',
  outline: 'border-control bg-transparent text-ink hover:bg-hover',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-hover',
  danger: 'border-transparent bg-danger text-on-warm enabled:hover:bg-danger-hover [a]:hover:bg-danger-hover',
}

/** Small ones grow to finger size on phones. */
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3.5 py-1.5 text-sm mouse:min-h-9',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-base',
}

/** The look of a button, for elements that only look like one (links, labels). */
export const buttonClass = ({ variant = 'primary', size = 'md', full = false }: ButtonLook = {}) =>
  clsx(base, variants[variant], sizes[size], full && 'w-full')
