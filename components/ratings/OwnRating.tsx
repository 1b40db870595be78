import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { keepFocus } from '#components/ui/dialogs/focusBack.ts'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import type { Rating } from '#contracts/ratings.ts'
import type { User } from '#contracts/shapes.ts'
import { RatingCard } from './RatingCard.tsx'

// Few readers of a profile may rate it: the form loads after the page.
const RatingForm = dynamic(() => import('./RatingForm.tsx').then((form) => form.RatingForm), {
  ssr: false,
  loading: (state) => <LazyState {...state} skeleton={<Skeleton className="h-72 rounded-control" />} />,
})

type OwnRatingProps = {
  user: User
  mine: Rating | null
}

/** The viewer's own rating, to write or to change. */
export function OwnRating({ user, mine }: OwnRatingProps) {
  const t = useTranslations('ratings')
  const [editing, setEditing] = useState(false)
  const edit = () => void keepFocus(() => setEditing(true))
  return (
    <section aria-label={t('own')} className="rounded-card bg-brand-soft p-4 md:p-5">
      {mine && !editing ? (
        <RatingCard
          rating={mine}
          acts={
            <Button size="sm" variant="quiet" onClick={edit}>
              {t('edit')}
            </Button>
          }
        />
      ) : (
        <RatingForm user={user} mine={mine} onDone={mine ? () => setEditing(false) : undefined} />
      )}
    </section>
  )
}
