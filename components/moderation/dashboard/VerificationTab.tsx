import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { NothingFoundDrawing } from '#components/ui/art/NothingFoundDrawing.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { FilterPills } from '#components/ui/FilterPills.tsx'
import { PagedList } from '#components/ui/PagedList.tsx'
import { verificationStates } from '#contracts/lists.ts'
import { useVerifications } from '#hooks/moderation/verification.ts'
import { useQuestion } from './useQuestion.ts'
import { VerificationCard } from './VerificationCard.tsx'
import { Waiting } from './Waiting.tsx'

/** Organisations: whose papers wait, who is not verified, and who is. */
export function VerificationTab() {
  const t = useTranslations('moderation.verification')
  const states = useTranslations('moderation.states')
  const { question, go } = useQuestion(verificationStates)
  const result = useVerifications(question)
  const list = useRef<HTMLElement>(null)
  return (
    <section ref={list} tabIndex={-1} aria-label={t('label')} className="flex flex-col gap-5">
      <FilterPills
        label={states('label')}
        options={verificationStates.map((id) => ({ id, label: t(`states.${id}`) }))}
        value={question.status}
        onChange={(status) => go({ status })}
      />
      <PagedList
        result={result}
        onPage={(page) => go({ page })}
        className="flex flex-col gap-3"
        skeleton={<Waiting height="h-24" />}
        empty={
          <EmptyState
            art={<NothingFoundDrawing />}
            title={t(question.status === 'waiting' ? 'emptyWaiting' : 'empty')}
          />
        }
      >
        {(verification) => (
          <VerificationCard verification={verification} onDecided={() => list.current?.focus()} />
        )}
      </PagedList>
    </section>
  )
}
