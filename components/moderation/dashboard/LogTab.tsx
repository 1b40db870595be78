import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NoNotificationsDrawing } from '#components/ui/art/NoNotificationsDrawing.tsx'
import { DotLine } from '#components/ui/DotLine.tsx'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { LogEntry } from '#contracts/moderation.ts'
import { useToPage } from '#hooks/browser/address.ts'
import { useLog } from '#hooks/moderation/queue.ts'
import { toPageNumber } from '#lib/address.ts'

/** All decisions, the latest first. */
export function LogTab() {
  const t = useTranslations('moderation.log')
  const result = useLog(toPageNumber(useRouter().query.page))
  const toPage = useToPage()
  return (
    <section className="flex flex-col gap-4">
      <p className="text-muted text-sm">{t('fixed')}</p>
      <PagedList
        result={result}
        onPage={toPage}
        label={t('label')}
        className="divide-y divide-line rounded-card border border-line bg-card px-4 md:px-5"
        skeleton={<Skeleton className="h-48 rounded-card" />}
        empty={<EmptyState art={<NoNotificationsDrawing />} title={t('empty')} />}
      >
        {(entry) => <Line entry={entry} />}
      </PagedList>
    </section>
  )
}

function Line({ entry }: { entry: LogEntry }) {
  const t = useTranslations('moderation')
  const lists = useTranslations('lists.reportReasons')
  const { action, kind, reason, createdAt, owner, moderator } = entry
  const strong = (chunks: ReactNode) => <strong className="font-semibold">{chunks}</strong>
  return (
    <article className="flex flex-col gap-0.5 py-3">
      <p className="[overflow-wrap:anywhere]">
        {t.rich('log.line', {
          moderator: moderator?.name || t('log.nobody'),
          action: t(`actions.${action}`),
          strong,
        })}
      </p>
      <DotLine>
        <span>
          {t.rich('log.about', { kind: t(`kinds.${kind}`), owner: owner?.name || t('log.nobody'), strong })}
        </span>
        {reason && <span>{lists(reason)}</span>}
        <RelativeTime date={createdAt} />
      </DotLine>
    </article>
  )
}
