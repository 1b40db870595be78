import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../Link.tsx'
import { type ButtonLook, buttonClass } from './buttonClass.ts'

export type ButtonLinkProps = ComponentProps<typeof Link> &
  ButtonLook & {
    icon?: ReactNode
  }

/** A link that looks like a button. */
export function ButtonLink({ variant, size, full, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={clsx(buttonClass({ variant, size, full }), className)}>
      {icon}
      {children}
    </Link>
  )
}
