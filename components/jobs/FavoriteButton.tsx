import { useTranslations } from 'next-intl'
import { useSignInFirst } from '#components/account/signIn/signInFirst.ts'
import { useMutation } from '#components/layout/useMutation.ts'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { Heart } from '#components/ui/icons.tsx'
import type { CardJob } from '#contracts/jobs.ts'
import { useFavorite } from '#hooks/jobs/favorite.ts'

type FavoriteButtonProps = {
  job: CardJob
  className?: string
}

/** The favourite button of an offer. Guests sign in first. */
export function FavoriteButton({ job, className }: FavoriteButtonProps) {
  const t = useTranslations('jobs.card')
  const toggle = useFavorite()
  const { run } = useMutation()
  const isSaved = !job.preview && job.favorite
  const press = useSignInFirst({
    name: `save ${job.id}`,
    act: () => {
      if (!job.preview) void run(() => toggle(job))
    },
  })
  return (
    <IconButton
      label={t(isSaved ? 'unsave' : 'save', { title: job.title })}
      pressed={isSaved}
      onClick={press}
      className={className}
      icon={
        <Heart
          size={20}
          aria-hidden
          className={isSaved ? 'text-warm' : undefined}
          fill={isSaved ? 'currentColor' : 'none'}
        />
      }
    />
  )
}
