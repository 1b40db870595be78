import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChevronDown } from '#components/ui/icons.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { useApplication } from '#hooks/jobs/applications.ts'
import { Answers } from '../Answers.tsx'

/** What the viewer answered when they applied, read when it is opened. */
export function OwnAnswers({ id }: { id: string }) {
  const t = useTranslations('jobs.detail')
  const [isOpen, setOpen] = useState(false)
  const result = useApplication(isOpen ? id : null)
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium text-sm [&::-webkit-details-marker]:hidden mouse:min-h-8">
        {t('answers')}
        <ChevronDown
          size={18}
          aria-hidden
          className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {isOpen && (
        <Resource result={result} skeleton={<Skeleton className="mt-2 h-16 rounded-lg" />}>
          {({ answers }) =>
            answers.length > 0 ? (
              <Answers answers={answers} className="mt-2" />
            ) : (
              <p className="mt-2 text-muted text-sm">{t('noAnswers')}</p>
            )
          }
        </Resource>
      )}
    </details>
  )
}
