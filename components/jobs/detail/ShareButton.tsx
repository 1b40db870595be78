import { Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '#components/ui/IconButton.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Job, PreviewJob } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'

/** Hands the offer's address to the phone's own sharing, or copies it. */
export function ShareButton({ job }: { job: Job | PreviewJob }) {
  const t = useTranslations('jobs.detail')
  const share = async () => {
    const url = publicConfig().publicUrl + paths.job(job.id)
    if (navigator.share) {
      // Closing the phone's sheet is no failure.
      await navigator.share({ title: job.title, url }).catch(() => {})
      return
    }
    await navigator.clipboard.writeText(url)
    toast.success(t('linkCopied'))
  }
  return (
    <IconButton label={t('share')} icon={<Share2 size={20} aria-hidden />} onClick={() => void share()} />
  )
}
