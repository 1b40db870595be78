import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Card } from '#components/ui/Card.tsx'
import { Paginator } from '#components/ui/lists/Paginator.tsx'
import { RowSkeleton, Shapes } from '#components/ui/lists/Skeleton.tsx'
import { useTurn } from '#components/ui/lists/useTurn.ts'
import { Resource } from '#components/ui/states/Resource.tsx'
import { useTimeline } from '#hooks/account/users.ts'
import { Moment } from './Moment.tsx'
import type { TabProps } from './ProfileTabPanel.tsx'

/** Tab "timeline": someone's milestones, the newest first. */
export function TimelineTab({ user }: TabProps) {
  const t = useTranslations('profile.timeline')
  const [page, setPage] = useState(1)
  const result = useTimeline(user.id, page)
  const { list, turn } = useTurn<HTMLOListElement>(result.data?.meta.page, setPage)
  return (
    <Card className="md:p-6">
      <Resource
        result={result}
        isEmpty={(moments) => moments.data.length === 0}
        skeleton={
          <div className="flex flex-col gap-6">
            <Shapes count={4}>
              <RowSkeleton
                className="gap-4"
                image="size-10 rounded-pill"
                lines={['h-5 w-3/5', 'h-4 w-1/4']}
              />
            </Shapes>
          </div>
        }
        empty={<p className="text-muted">{t('empty')}</p>}
      >
        {(moments) => (
          <>
            <ol
              ref={list}
              tabIndex={-1}
              aria-label={t('label', { name: user.name })}
              className="outline-none"
            >
              {moments.data.map((moment) => (
                <Moment key={`${moment.kind} ${moment.id} ${moment.at}`} moment={moment} />
              ))}
            </ol>
            <Paginator meta={moments.meta} onPage={turn} className="mt-6" />
          </>
        )}
      </Resource>
    </Card>
  )
}
