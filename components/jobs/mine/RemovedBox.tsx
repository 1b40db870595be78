import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { Card } from '#components/ui/Card.tsx'
import type { Job } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { RemovedNote } from './RemovedNote.tsx'

/** What is left to do with a removed offer: read why, and answer who applied. */
export function RemovedBox({ job }: { job: Job }) {
  const t = useTranslations('jobs')
  return (
    <Card className="flex flex-col gap-3">
      <Chip tone="danger" className="self-start">
        {t('card.removed')}
      </Chip>
      <RemovedNote />
      <ButtonLink full variant="outline" href={paths.applicants(job.id)}>
        {t('detail.applicants')}
      </ButtonLink>
    </Card>
  )
}
