import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { MessageButton } from '#components/friends/MessageButton.tsx'
import { useMutation } from '#components/layout/useMutation.ts'
import { PersonMenu } from '#components/moderation/PersonMenu.tsx'
import { Face } from '#components/people/Face.tsx'
import { usePlaceName } from '#components/people/place.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { Link } from '#components/ui/Link.tsx'
import type { CurrentVolunteer } from '#contracts/jobs.ts'
import { useEndVolunteering } from '#hooks/jobs/volunteers.ts'
import { paths } from '#lib/paths.ts'

/** A current volunteer and their offers. */
export function VolunteerCard({ volunteer }: { volunteer: CurrentVolunteer }) {
  const t = useTranslations('applications.volunteers')
  const placeName = usePlaceName()
  const end = useEndVolunteering()
  const { working, run } = useMutation()
  const [confirming, setConfirming] = useState(false)
  const { id, name, jobs } = volunteer
  const confirm = async () => {
    await run(() => end(id), t('ended', { name }))
    setConfirming(false)
  }
  return (
    <Card as="article" className="flex flex-col gap-3">
      <header className="flex items-center gap-3">
        <Face user={volunteer} size={56} />
        <div className="min-w-0 grow">
          <h2 className="text-base font-semibold">
            <Link href={paths.user(id)} className="line-clamp-2 break-words hover:text-brand">
              {name}
            </Link>
          </h2>
          <p className="truncate text-sm text-muted">{placeName(volunteer)}</p>
        </div>
        <PersonMenu user={volunteer} className="-mr-2 self-start" />
      </header>
      <Offers jobs={jobs} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <MessageButton userId={id} name={name} />
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('endNamed', { name })}
          onClick={() => setConfirming(true)}
        >
          {t('end')}
        </Button>
      </div>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void confirm()}
        title={t('endTitle', { name })}
        confirm={t('end')}
        loading={working}
      >
        {t('endText')}
      </ConfirmDialog>
    </Card>
  )
}

/** The offers in which they take part. */
function Offers({ jobs }: Pick<CurrentVolunteer, 'jobs'>) {
  const t = useTranslations('applications.volunteers')
  return (
    <div className="text-sm">
      <h3 className="font-medium font-sans text-muted text-sm">{t('servesIn')}</h3>
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            <Link
              href={paths.job(job.id)}
              className="inline-block py-2.5 text-brand [overflow-wrap:anywhere] hover:underline md:py-0.5"
            >
              {job.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
