import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useState } from 'react'
import { Hideable } from '#components/moderation/Hideable.tsx'
import { ReportMenu } from '#components/moderation/ReportMenu.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Paginator } from '#components/ui/lists/Paginator.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { useTurn } from '#components/ui/lists/useTurn.ts'
import { ErrorState } from '#components/ui/states/ErrorState.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { Rating, RatingPage } from '#contracts/ratings.ts'
import type { User } from '#contracts/shapes.ts'
import { useRatings } from '#hooks/ratings.ts'
import { ratingsId } from '#lib/paths.ts'
import { OwnRating } from './OwnRating.tsx'
import { RatingCard } from './RatingCard.tsx'
import { RatingSummary } from './RatingSummary.tsx'
import { showRatings } from './showRatings.ts'

/** The ratings of an organisation: its mean, the list, and the viewer's own. */
export function RatingPanel({ user }: { user: User }) {
  const t = useTranslations('ratings')
  const [page, setPage] = useState(1)
  const result = useRatings(user.id, page)
  const { list, turn } = useTurn<HTMLUListElement>(result.data?.meta.page, setPage)
  const retry = () => void result.mutate()
  const isAskedFor = useRouter().asPath.endsWith(`#${ratingsId}`)
  useEffect(() => {
    if (isAskedFor) showRatings()
  }, [isAskedFor])
  return (
    <Card aria-label={t('title')} className="flex flex-col gap-6 md:p-6">
      <h2 id={ratingsId} tabIndex={-1} className="text-lg outline-none">
        {t('title')}
      </h2>
      <Resource
        result={result}
        skeleton={<RatingsSkeleton />}
        failed={
          <>
            {user.can?.rate && <ErrorState retry={retry}>{t('ownFailed')}</ErrorState>}
            <ErrorState retry={retry}>{t('othersFailed')}</ErrorState>
          </>
        }
      >
        {(ratings) => (
          <>
            <RatingSummary user={user} spread={ratings.spread} />
            {user.can?.rate && <Own key={user.id} user={user} ratings={ratings} />}
            <Others {...{ ratings, list }} onPage={turn} />
          </>
        )}
      </Resource>
    </Card>
  )
}

/** A rating that moderators removed cannot be written again, so that its author gets no form. */
function Own({ user, ratings: { mine, putAway } }: { user: User; ratings: RatingPage }) {
  const t = useTranslations('ratings')
  if (putAway) return <p className="rounded-card bg-hover p-4 text-muted">{t('putAway')}</p>
  return <OwnRating user={user} mine={mine} />
}

type OthersProps = {
  ratings: RatingPage
  list: RefObject<HTMLUListElement | null>
  onPage: (page: number) => void
}

/** The viewer's own rating is shown above already. */
function Others({ ratings, list, onPage }: OthersProps) {
  const t = useTranslations('ratings')
  const others = ratings.data.filter(({ id }) => id !== ratings.mine?.id)
  if (others.length === 0 && ratings.meta.page === 1) return null
  return (
    <div>
      <ul ref={list} tabIndex={-1} aria-label={t('others')} className="divide-y divide-line outline-none">
        {others.map((rating) => (
          <li key={rating.id} className="py-5 first:pt-0 last:pb-0">
            <Hideable subject={{ kind: 'rating', id: rating.id }}>
              <RatingCard rating={rating} acts={rating.can.report && <RatingMenu rating={rating} />} />
            </Hideable>
          </li>
        ))}
      </ul>
      <Paginator meta={ratings.meta} onPage={onPage} className="mt-6" />
    </div>
  )
}

function RatingMenu({ rating: { id, author } }: { rating: Rating }) {
  const t = useTranslations('ratings')
  return <ReportMenu small subject={{ kind: 'rating', id, name: author.name || t('erased') }} />
}

function RatingsSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-28" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  )
}
