import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { ChevronLeft, ChevronRight } from '#components/ui/icons.tsx'
import { Button } from '../buttons/Button.tsx'

export type PaginatorProps = {
  /** As lists return it: `total` things, `limit` a page, `page` from 1. */
  meta: { total: number; limit: number; page: number; isLastPage: boolean }
  onPage: (page: number) => void
  className?: string
}

/** Previous, the current page, next; nothing for a single page. */
export function Paginator({ meta, onPage, className }: PaginatorProps) {
  const t = useTranslations('common')
  const { page, isLastPage } = meta
  const pages = Math.max(1, Math.ceil(meta.total / Math.max(1, meta.limit)))
  if (page === 1 && isLastPage) return null
  return (
    <nav
      aria-label={t('ui.pages')}
      className={clsx('flex flex-wrap items-center justify-between gap-x-3 gap-y-2', className)}
    >
      <Button
        variant="outline"
        size="sm"
        disabled={page <= 1}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => onPage(page - 1)}
      >
        {t('ui.previous')}
      </Button>
      <span
        aria-live="polite"
        className="-order-1 basis-full text-center text-muted text-sm tabular-nums sm:order-none sm:basis-auto"
      >
        {t('ui.pageOf', { page, pages })}
      </span>
      <Button
        variant="outline"
        size="sm"
        disabled={isLastPage || page >= pages}
        iconEnd={<ChevronRight size={18} aria-hidden="true" />}
        onClick={() => onPage(page + 1)}
      >
        {t('ui.next')}
      </Button>
    </nav>
  )
}
