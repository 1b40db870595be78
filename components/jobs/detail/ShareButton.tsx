import { Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useShare } from '#components/layout/useShare.ts'
import { IconButton } from '#components/ui/IconButton.tsx'
import type { Job, PreviewJob } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'

/** Hands the offer's address to the phone's own sharing, or copies it. */
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
