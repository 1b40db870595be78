import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Face } from '#components/people/Face.tsx'
import { Link } from '#components/ui/Link.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import { Stars } from '#components/ui/Stars.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import { useClock } from '#components/ui/time/useClock.ts'
import type { Rating } from '#contracts/ratings.ts'
import { paths } from '#lib/paths.ts'
import { RatingReply } from './RatingReply.tsx'

/** A volunteer's stars and text, and the organisation's answer. */
export function RatingCard({ rating, acts }: { rating: Rating; acts?: ReactNode }) {
  return (
    <article className="flex gap-3">
      <Face user={rating.author} size={44} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <header className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <Author rating={rating} />
            <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
              <Stars rate={rating.rate} />
              <RelativeTime date={rating.createdAt} />
              {rating.editedAt && <Edited at={rating.editedAt} />}
            </p>
          </div>
          {acts}
        </header>
        {rating.comment && (
          <Paragraphs text={rating.comment} className="max-w-prose [overflow-wrap:anywhere]" />
        )}
        <RatingReply rating={rating} />
      </div>
    </article>
  )
}

function Edited({ at }: { at: string }) {
  const t = useTranslations('ratings')
  const { whole } = useClock()
  return <span title={whole(new Date(at))}>{t('edited')}</span>
}

function Author({ rating: { author } }: { rating: Rating }) {
  const t = useTranslations('ratings')
  if (!author.name) return <p className="text-muted">{t('erased')}</p>
  return (
    <Link
      href={paths.user(author.id)}
      className="font-semibold [overflow-wrap:anywhere] hover:text-brand hover:underline"
    >
      {author.name}
    </Link>
  )
}
