import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { NothingFoundDrawing } from '#components/ui/art/NothingFoundDrawing.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { FilterPills } from '#components/ui/FilterPills.tsx'
import { PagedList } from '#components/ui/PagedList.tsx'
import { queueStates } from '#contracts/lists.ts'
import { useQueue } from '#hooks/moderation/queue.ts'
import { FlaggedCard } from './FlaggedCard.tsx'
import { useQuestion } from './useQuestion.ts'
import { Waiting } from './Waiting.tsx'

/** Flagged people, the most serious first; or those about whom something was decided. */
export function ReportsTab() {
  const t = useTranslations('moderation')
  const { question, go } = useQuestion(queueStates)
  const result = useQueue(question)
  const list = useRef<HTMLElement>(null)
  return (
    // Where the focus goes when the card that held it is decided and gone.
    <section ref={list} tabIndex={-1} aria-label={t('queue.label')} className="flex flex-col gap-5">
      <FilterPills
        label={t('states.label')}
        options={queueStates.map((id) => ({ id, label: t(`states.${id}`) }))}
        value={question.status}
        onChange={(status) => go({ status })}
      />
      <PagedList
        result={result}
        onPage={(page) => go({ page })}
        className="flex flex-col gap-4"
        skeleton={<Waiting height="h-72" />}
        empty={
          <EmptyState
            art={<NothingFoundDrawing />}
            title={t(question.status === 'open' ? 'queue.empty' : 'queue.emptyDecided')}
          />
        }
      >
        {(flagged) => <FlaggedCard flagged={flagged} onDecided={() => list.current?.focus()} />}
      </PagedList>
    </section>
  )
}
