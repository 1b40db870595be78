import { useTranslations } from 'next-intl'
import { MessageButton } from '#components/friends/MessageButton.tsx'
import { Face } from '#components/people/Face.tsx'
import { usePlaceName } from '#components/people/place.ts'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { Card } from '#components/ui/Card.tsx'
import { DotLine } from '#components/ui/DotLine.tsx'
import { Link } from '#components/ui/Link.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { Application } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { Decision } from './Decision.tsx'

const chipTones = { pending: 'plain', accepted: 'ok', refused: 'danger' } as const

/** One applicant: name, place, every question with its answer, and the decision. */
export function ApplicantCard({ application }: { application: Application }) {
  const t = useTranslations('applications')
  const { user, answers, status, createdAt } = application
  const place = usePlaceName()(user)
  return (
    <Card as="article">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Face user={user} size={48} />
        <div className="min-w-0 grow basis-36">
          <h2 className="text-base font-semibold">
            <Link href={paths.user(user.id)} className="line-clamp-2 break-words hover:text-brand">
              {user.name}
            </Link>
          </h2>
          <DotLine>
            {place && <span>{place}</span>}
            <RelativeTime date={createdAt} />
          </DotLine>
        </div>
        <Chip tone={chipTones[status]} className="shrink-0">
          {t(`status.${status}`)}
        </Chip>
      </header>
      <dl className="mt-4 flex flex-col gap-4">
        {answers.map(({ question_id, question, answer }) => (
          <div key={question_id}>
            <dt className="text-muted text-sm [overflow-wrap:anywhere]">{question}</dt>
            <dd className="mt-1">
              <Paragraphs text={answer} className="[overflow-wrap:anywhere]" />
            </dd>
          </div>
        ))}
      </dl>
      <MessageButton userId={user.id} name={user.name} className="mt-4" />
      <Decision application={application} />
    </Card>
  )
}
