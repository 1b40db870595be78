import { useTranslations } from 'next-intl'
import { usePlace } from '#components/jobs/place.ts'
import { Face } from '#components/people/Face.tsx'
import { Link } from '#components/ui/Link.tsx'
import { RowSkeleton, Shapes } from '#components/ui/lists/Skeleton.tsx'
import { Resource, type Result } from '#components/ui/states/Resource.tsx'
import type { ListedJob } from '#contracts/jobs.ts'
import type { Page } from '#contracts/shapes.ts'
import { paths } from '#lib/paths.ts'
import { choice } from './arrowKeys.ts'

type FoundOffersProps = {
  result: Result<Page<ListedJob>>
  onLeave: () => void
}

/** The first offers found while typing. */
export function FoundOffers({ result, onLeave }: FoundOffersProps) {
  const t = useTranslations('search')
  if (result.data?.data.length === 0) return null
  return (
    <section aria-labelledby="found-offers">
      <h2 id="found-offers" className="mb-2 font-sans font-semibold text-muted text-sm">
        {t('tabs.offers')}
      </h2>
      <Resource
        result={result}
        skeleton={<OfferShapes />}
        failed={<p className="text-muted">{t('offersFailed')}</p>}
      >
        {({ data }) => (
          <ul className="-mx-2">
            {data.map((offer) => (
              <li key={offer.id}>
                <FoundOffer offer={offer} onOpen={onLeave} />
              </li>
            ))}
          </ul>
        )}
      </Resource>
    </section>
  )
}

const OfferShapes = () => (
  <div className="grid gap-3">
    <Shapes count={3}>
      <RowSkeleton
        className="min-h-11 items-center gap-3"
        image="size-10 rounded-pill"
        lines={['h-4 w-3/5', 'h-4 w-2/5']}
      />
    </Shapes>
  </div>
)

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
