import clsx from 'clsx'
import type { ComponentProps } from 'react'

export interface CardProps extends ComponentProps<'section'> {
  /** The element it is: a list of things makes articles, a group of fields a section. */
  as?: 'section' | 'article' | 'div' | 'aside' | 'li'
  /** No space inside: pictures reach the edge. */
  flush?: boolean
}

/** A surface on the page: one line around it, no shadow. */
export function Card({ as: Element = 'section', flush = false, className, ...rest }: CardProps) {
  const Tag = Element as 'section'
  return (
    <Tag
      {...rest}
      className={clsx(
        'min-w-0 rounded-card border border-line bg-card',
        flush ? 'overflow-hidden' : 'p-4 md:p-5',
        className,
      )}
    />
  )
}
