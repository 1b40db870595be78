import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { DotsMenu } from '#components/ui/menus/DotsMenu.tsx'
import type { Job } from '#contracts/jobs.ts'
import { useDuplicateJob } from '#hooks/jobs/mine.ts'
import { paths } from '#lib/paths.ts'
import { CloseJobDialog } from './CloseJobDialog.tsx'
import { DeleteJobDialog } from './DeleteJobDialog.tsx'

const JobDaysDialog = lazyOverlay(() => import('./JobDaysDialog.tsx').then((days) => days.JobDaysDialog))

const ShareJobDialog = lazyOverlay(() =>
  import('../share/ShareJobDialog.tsx').then((share) => share.ShareJobDialog),
)

const OwnJobPreview = lazyOverlay(() =>
  import('../preview/OwnJobPreview.tsx').then((preview) => preview.OwnJobPreview),
)

/** The rarer actions on an offer: preview, share, what happened around it, duplicate, close, delete. */
export function MyJobMenu({ job }: { job: Job }) {
  const t = useTranslations('myJobs.list')
  const router = useRouter()
  const duplicate = useDuplicateJob()
  const { run } = useMutation()
  const [open, setOpen] = useState<'preview' | 'share' | 'days' | 'close' | 'delete' | null>(null)
  const copy = () =>
    run(async () => {
      const created = await duplicate(job.id)
      await router.push(paths.editJob(created.id))
    }, t('duplicated'))
  return (
    <>
      <DotsMenu
        label={t('more', { title: job.title })}
        items={[
          job.status === 'draft' && {
            id: 'preview',
            label: t('preview'),
            onAction: () => setOpen('preview'),
          },
          job.status === 'published' && { id: 'share', label: t('share'), onAction: () => setOpen('share') },
          job.status !== 'draft' && { id: 'days', label: t('days.open'), onAction: () => setOpen('days') },
          { id: 'duplicate', label: t('duplicate'), onAction: () => void copy() },
          job.status === 'published' && { id: 'close', label: t('close'), onAction: () => setOpen('close') },
          { id: 'delete', label: t('delete'), danger: true, onAction: () => setOpen('delete') },
        ]}
      />
      <OwnJobPreview job={job} open={open === 'preview'} onClose={() => setOpen(null)} />
      <ShareJobDialog job={job} open={open === 'share'} onClose={() => setOpen(null)} />
      <JobDaysDialog job={job} open={open === 'days'} onClose={() => setOpen(null)} />
      <CloseJobDialog job={job} open={open === 'close'} onClose={() => setOpen(null)} />
      <DeleteJobDialog job={job} open={open === 'delete'} onClose={() => setOpen(null)} />
    </>
  )
}
