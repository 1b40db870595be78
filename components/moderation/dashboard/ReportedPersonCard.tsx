import { useTranslations } from 'next-intl'
import { Face } from '#components/people/Face.tsx'
import { Badge } from '#components/ui/buttons/Chip.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Link } from '#components/ui/Link.tsx'
import type { ReportedPerson } from '#contracts/moderation.ts'
import { paths } from '#lib/paths.ts'
import { DecideButton } from './DecideButton.tsx'
import { ReportedSubjectRow } from './ReportedSubjectRow.tsx'

type ReportedPersonCardProps = {
  person: ReportedPerson
  /** Not decided yet. */
  isOpen: boolean
  onDecided: () => void
}

/** A reported person, the previous decisions about them, and what of theirs was reported. */
export function ReportedPersonCard({ person, isOpen, onDecided }: ReportedPersonCardProps) {
  const t = useTranslations('moderation')
  const { user, suspended, subjects } = person
  const name = user.name || t('queue.erased')
  const reason = subjects[0]?.reports[0]?.reason ?? null
  return (
    <Card as="article" flush aria-label={name}>
      <header className="flex flex-wrap items-center gap-3 p-4 md:px-5">
        <Face user={user} size={48} />
        <div className="min-w-0 grow basis-32">
          <h2 className="text-base">
            {user.name && !suspended ? (
              <Link href={paths.user(user.id)} className="[overflow-wrap:anywhere] hover:text-brand">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <Past person={person} />
        </div>
        {user.name && (
          <DecideButton
            subject={{ kind: 'user', id: user.id }}
            act={suspended ? 'lift' : 'suspend'}
            name={name}
            reason={reason}
            onDecided={onDecided}
          />
        )}
      </header>
      <ul className="divide-y divide-line border-line border-t">
        {subjects.map((subject) => (
          <li key={subject.id}>
            <ReportedSubjectRow {...{ subject, name, isOpen, onDecided }} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Past({ person: { suspended, warnings, removals, subjects } }: { person: ReportedPerson }) {
  const t = useTranslations('moderation.queue')
  const count = subjects.reduce((sum, { reports }) => sum + reports.length, 0)
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      <Badge tone="warm">{t('reports', { count })}</Badge>
      {suspended && <Badge tone="danger">{t('suspended')}</Badge>}
      {warnings > 0 && <Badge>{t('warnings', { count: warnings })}</Badge>}
      {removals > 0 && <Badge>{t('removals', { count: removals })}</Badge>}
    </p>
  )
}
