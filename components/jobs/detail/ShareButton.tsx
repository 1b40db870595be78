import { useTranslations } from 'next-intl'
import { useShare } from '#components/layout/useShare.ts'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { Share2 } from '#components/ui/icons.tsx'
import type { Job, PreviewJob } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'

/** Shares the offer's address by the system's share sheet, or copies it. */
export function ShareButton({ job }: { job: Job | PreviewJob }) {
  const t = useTranslations('jobs.detail')
  const share = useShare()
  const shareOffer = () =>
    share({ title: job.title, url: publicConfig().publicUrl + paths.job(job.id) }, t('linkCopied'))
  return (
    <IconButton
      label={t('share')}
      icon={<Share2 size={20} aria-hidden />}
      onClick={() => void shareOffer()}
    />
  )
}
