import clsx from 'clsx'
import type { ComponentProps } from 'react'

export type CardProps = ComponentProps<'section'> & {
  /** The element: an article in a list of things, a section for a group of fields. */
  as?: 'section' | 'article' | 'div' | 'aside' | 'li'
  /** No padding: images reach the edge. */
  flush?: boolean
}

/** A surface with a border and no shadow. */
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
