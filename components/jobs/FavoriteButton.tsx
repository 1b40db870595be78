import { useTranslations } from 'next-intl'
import { useSignInFirst } from '#components/account/signIn/signInFirst.ts'
import { useMutation } from '#components/layout/useMutation.ts'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { PressIcon } from '#components/ui/buttons/PressLink.tsx'
import { Heart } from '#components/ui/icons.tsx'
import type { CardJob } from '#contracts/jobs.ts'
import { useFavorite } from '#hooks/jobs/favorite.ts'
import { paths } from '#lib/paths.ts'

type FavoriteButtonProps = {
  job: CardJob
  className?: string
}

/** The favourite button of an offer, whose name says what a press does. Guests sign in first. */
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
  const heart = <Heart size={20} aria-hidden className={isSaved ? 'fill-current text-warm' : undefined} />
  const button = {
    label: t(isSaved ? 'unsave' : 'save', { title: job.title }),
    icon: heart,
    onClick: press,
    className,
  }
  return job.preview ? (
    <PressIcon {...button} href={paths.login(paths.job(job.id))} />
  ) : (
    <IconButton {...button} />
  )
}
