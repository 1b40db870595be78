import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { ShieldAlert, ShieldCheck } from '#components/ui/icons.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { AppealedDecision } from '#contracts/moderation.ts'

/** The decision, its rule and its date; for an undone one, that the content is restored or the warning withdrawn. */
export function DecisionHead({ decision }: { decision: AppealedDecision }) {
  const t = useTranslations('moderation.appeal')
  const lists = useTranslations('lists.reportReasons')
  const { reason, createdAt } = decision
  const title = getTitle(decision)
  const isBack = title === 'restored' || title === 'lifted' || title === 'withdrawn'
  const Icon = isBack ? ShieldCheck : ShieldAlert
  return (
    <header className="flex items-start gap-4">
      <span
        className={clsx(
          'flex size-12 shrink-0 items-center justify-center rounded-pill',
          isBack ? 'bg-ok/12 text-ok' : 'bg-danger/12 text-danger',
        )}
      >
        <Icon size={24} aria-hidden />
      </span>
      <div className="min-w-0">
        <h1 className="text-balance text-xl md:text-2xl">{t(`titles.${title}`)}</h1>
        <p className="mt-1 flex flex-wrap gap-x-2 text-muted">
          {reason && <span>{t('rule', { rule: lists(reason) })}</span>}
          <span>
            {t('when')} <RelativeTime date={createdAt} />
          </span>
        </p>
      </div>
    </header>
  )
}

function getTitle({ action, kind, undone, appeal }: AppealedDecision) {
  if (action === 'suspend') return undone ? 'lifted' : action
  if (undone || action === 'restore') return kind === 'user' ? 'lifted' : 'restored'
  if (action === 'warn') return appeal?.granted ? 'withdrawn' : action
  return 'remove'
}
