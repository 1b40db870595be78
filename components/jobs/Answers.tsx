import clsx from 'clsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import type { Application } from '#contracts/jobs.ts'

/** The questions of an offer with an applicant's answers. */
export function Answers({ answers, className }: Pick<Application, 'answers'> & { className?: string }) {
  return (
    <dl className={clsx('flex flex-col gap-4', className)}>
      {answers.map(({ question_id, question, answer }) => (
        <div key={question_id}>
          <dt className="text-muted text-sm [overflow-wrap:anywhere]">{question}</dt>
          <dd className="mt-1">
            <Paragraphs text={answer} className="[overflow-wrap:anywhere]" />
          </dd>
        </div>
      ))}
    </dl>
  )
}
