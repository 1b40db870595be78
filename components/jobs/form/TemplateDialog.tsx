import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { TextField } from '#components/ui/fields/TextField.tsx'
import { Image } from '#components/ui/Image.tsx'
import { Shapes, Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { Job } from '#contracts/jobs.ts'
import { limits } from '#contracts/limits.ts'
import { useDebounced } from '#hooks/browser/debounced.ts'
import { useDuplicateJob, useMyJobs } from '#hooks/jobs/mine.ts'
import { templates } from '#lib/jobLists.ts'
import { paths } from '#lib/paths.ts'

const typingPause = 250

type TemplateDialogProps = { open: boolean; onClose: () => void }

/** One's own offers, of which one becomes the beginning of a new one. */
export function TemplateDialog({ open, onClose }: TemplateDialogProps) {
  const t = useTranslations('myJobs.template')
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), typingPause)
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <p className="mb-4 text-muted text-sm">{t('text')}</p>
      <TextField
        name="template"
        type="search"
        label={t('search')}
        value={typed}
        maxLength={limits.searchWords}
        onChange={({ target }) => setTyped(target.value)}
      />
      <OwnOffers query={query} />
    </Dialog>
  )
}

/** The newest offers with these words in their title: searching finds the others. */
function OwnOffers({ query }: { query: string }) {
  const t = useTranslations('myJobs.template')
  return (
    <Resource
      result={useMyJobs({ ...templates, ...(query && { query }) })}
      isEmpty={({ data }) => data.length === 0}
      skeleton={
        <div className="mt-4 flex flex-col gap-2">
          <Shapes count={4}>
            <Skeleton className="h-16" />
          </Shapes>
        </div>
      }
      empty={<EmptyState title={t(query ? 'notFound' : 'empty')} />}
    >
      {({ data }) => (
        <ul className="mt-4 flex flex-col gap-2">
          {data.map((job) => (job.preview ? null : <OwnOffer key={job.id} job={job} />))}
        </ul>
      )}
    </Resource>
  )
}

function OwnOffer({ job }: { job: Job }) {
  const t = useTranslations('myJobs')
  const card = useTranslations('jobs.card')
  const router = useRouter()
  const duplicate = useDuplicateJob()
  const { working, run } = useMutation()
  const begin = async () => {
    const created = await duplicate(job.id, true)
    await router.push(paths.editJob(created.id))
  }
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line p-3">
      <Image
        image={job.config.background}
        alt=""
        width={96}
        ratio="3 / 2"
        className="max-w-18 rounded-control"
      />
      <p className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
        <span className="block font-medium">{job.title}</span>
        <span className="text-muted text-sm">{card(job.status)}</span>
      </p>
      <Button
        size="sm"
        variant="secondary"
        className="max-sm:w-full"
        loading={working}
        aria-label={t('template.useTitle', { title: job.title })}
        onClick={() => void run(begin, t('list.duplicated'))}
      >
        {t('template.use')}
      </Button>
    </li>
  )
}
