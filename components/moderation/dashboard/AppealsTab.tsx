import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { NothingFoundDrawing } from '#components/ui/art/NothingFoundDrawing.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { FilterPills } from '#components/ui/FilterPills.tsx'
import { PagedList } from '#components/ui/PagedList.tsx'
import { queueStates } from '#contracts/lists.ts'
import { useAppeals } from '#hooks/moderation/appeals.ts'
import { AppealCard } from './AppealCard.tsx'
import { useQuestion } from './useQuestion.ts'
import { Waiting } from './Waiting.tsx'

/** What people say against what was decided about them. */
export function AppealsTab() {
  const t = useTranslations('moderation')
  const { question, go } = useQuestion(queueStates)
  const result = useAppeals(question)
  const list = useRef<HTMLElement>(null)
  return (
    <section ref={list} tabIndex={-1} aria-label={t('appeals.label')} className="flex flex-col gap-5">
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
        skeleton={<Waiting height="h-56" />}
        empty={
          <EmptyState
            art={<NothingFoundDrawing />}
            title={t(question.status === 'open' ? 'appeals.empty' : 'appeals.emptyDecided')}
          />
        }
      >
        {(appeal) => <AppealCard appeal={appeal} onDecided={() => list.current?.focus()} />}
      </PagedList>
    </section>
  )
}
