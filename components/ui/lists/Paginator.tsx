import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from '#components/ui/icons.tsx'
import { Button } from '../buttons/Button.tsx'
import { PressButton } from '../buttons/PressLink.tsx'

export type PaginatorProps = {
  /** As lists return it: `total` things, `limit` a page, `page` from 1. */
  meta: { total: number; limit: number; page: number; isLastPage: boolean }
  onPage: (page: number) => void
  /** The address of a page, where it has one: before the script it is a link. */
  getHref?: (page: number) => string
  className?: string
}

/** Previous, the current page, next; nothing for a single page. */
export function Paginator({ meta, onPage, getHref, className }: PaginatorProps) {
  const t = useTranslations('common')
  const { page, isLastPage } = meta
  const pages = Math.max(1, Math.ceil(meta.total / Math.max(1, meta.limit)))
  if (page === 1 && isLastPage) return null
  return (
    <nav
      aria-label={t('ui.pages')}
      className={clsx('flex flex-wrap items-center justify-between gap-x-3 gap-y-2', className)}
    >
      <Turn to={page - 1} isEnd={page <= 1} {...{ onPage, getHref }}>
        <ChevronLeft size={18} aria-hidden="true" />
        {t('ui.previous')}
      </Turn>
      <span
        aria-live="polite"
        className="-order-1 basis-full text-center text-muted text-sm tabular-nums sm:order-none sm:basis-auto"
      >
        {t('ui.pageOf', { page, pages })}
      </span>
      <Turn to={page + 1} isEnd={isLastPage || page >= pages} {...{ onPage, getHref }}>
        {t('ui.next')}
        <ChevronRight size={18} aria-hidden="true" />
      </Turn>
    </nav>
  )
}

type TurnProps = Pick<PaginatorProps, 'onPage' | 'getHref'> & {
  to: number
  isEnd: boolean
  children: ReactNode
}

function Turn({ to, isEnd, onPage, getHref, children }: TurnProps) {
  const look = { variant: 'outline', size: 'sm', onClick: () => onPage(to) } as const
  return getHref && !isEnd ? (
    <PressButton {...look} href={getHref(to)}>
      {children}
    </PressButton>
  ) : (
    <Button {...look} disabled={isEnd}>
      {children}
    </Button>
  )
}
