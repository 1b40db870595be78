import { useTranslations } from 'next-intl'
import { usePlace } from '#components/jobs/place.ts'
import { Face } from '#components/people/Face.tsx'
import { Link } from '#components/ui/Link.tsx'
import type { ListedJob } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { choice } from './arrowKeys.ts'

type FoundOffersProps = {
  offers: readonly ListedJob[]
  onLeave: () => void
}

/** The first offers found while typing. */
export function FoundOffers({ offers, onLeave }: FoundOffersProps) {
  const t = useTranslations('search.tabs')
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="found-offers">
      <h2 id="found-offers" className="mb-2 font-sans font-semibold text-muted text-sm">
        {t('offers')}
      </h2>
      <ul className="-mx-2">
        {offers.map((offer) => (
          <li key={offer.id}>
            <FoundOffer offer={offer} onOpen={onLeave} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FoundOffer({ offer, onOpen }: { offer: ListedJob; onOpen: () => void }) {
  const place = usePlace(offer)
  const { id, title, owner } = offer
  return (
    <Link
      {...choice}
      href={paths.job(id)}
      onClick={onOpen}
      className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-hover"
    >
      <Face user={owner} size={40} />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{title}</span>
        <span className="block truncate text-muted text-sm">
          {[owner.name, place].filter(Boolean).join(' · ')}
        </span>
      </span>
    </Link>
  )
}
