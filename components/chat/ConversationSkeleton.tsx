import { useTranslations } from 'next-intl'
import { Skeleton } from '#components/ui/Skeleton.tsx'
import { MessageSkeletons } from './MessageSkeletons.tsx'

/** The skeleton of a conversation. */
export function ConversationSkeleton() {
  const t = useTranslations('common.ui')
  return (
    <div aria-busy="true" className="flex min-h-0 grow flex-col">
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <div className="flex h-16 shrink-0 items-center gap-3 border-line border-b bg-card px-4">
        <Skeleton className="size-10 rounded-pill" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="mx-auto mt-auto w-full max-w-3xl p-4 md:p-6">
        <MessageSkeletons />
      </div>
      <div className="shrink-0 border-line border-t bg-card p-3">
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}
