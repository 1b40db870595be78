import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSignInFirst } from '#components/account/signInFirst.ts'
import { useDeed } from '#components/layout/useDeed.ts'
import { IconButton } from '#components/ui/IconButton.tsx'
import type { Job } from '#contracts/jobs.ts'
import { useFavorite } from '#hooks/jobs/index.ts'

interface FavoriteButtonProps {
  job: Job
  className?: string
}

/** The heart on an offer. Guests are asked to sign in. */
export function FavoriteButton({ job, className }: FavoriteButtonProps) {
  const t = useTranslations('jobs.card')
  const signInFirst = useSignInFirst()
  const toggle = useFavorite()
  const { run } = useDeed()
  return (
    <IconButton
      label={t(job.favorite ? 'unsave' : 'save', { title: job.title })}
      pressed={job.favorite}
      onClick={() => signInFirst(() => void run(() => toggle(job)))}
      className={className}
      icon={
        <Heart
          size={20}
          aria-hidden
          className={job.favorite ? 'text-warm' : undefined}
          fill={job.favorite ? 'currentColor' : 'none'}
        />
      }
    />
  )
}
