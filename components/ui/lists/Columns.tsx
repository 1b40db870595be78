import clsx from 'clsx'
import type { ReactNode } from 'react'
import { toItsEnd } from './toItsEnd.ts'

type ColumnsProps = {
  left?: ReactNode
  right?: ReactNode
  /** The middle column. */
  children: ReactNode
}

/** Three columns from 1280px (264, 640, 312), from 1024px with narrower sides; two from 768px, one below. */
export function Columns({ left, right, children }: ColumnsProps) {
  return (
    <div
      className={clsx(
        'mx-auto grid w-full max-w-page items-start justify-center gap-6 px-4 py-4 md:p-6',
        (left || right) && 'grid-cols-1',
        right && 'md:grid-cols-[minmax(0,40rem)_16.5rem]',
        left &&
          right &&
          'lg:grid-cols-[13.75rem_minmax(0,1fr)_16.5rem] xl:grid-cols-[16.5rem_minmax(0,40rem)_19.5rem]',
        left && !right && 'lg:grid-cols-[16.5rem_minmax(0,61rem)]',
        !left && !right && 'grid-cols-[minmax(0,61rem)]',
      )}
    >
      {left && <div className={clsx('hidden min-w-0 lg:block', toItsEnd.left)}>{left}</div>}
      <div className="min-w-0">{children}</div>
      {right && <div className={clsx('hidden min-w-0 md:block', toItsEnd.right)}>{right}</div>}
    </div>
  )
}
