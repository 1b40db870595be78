import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Image } from '#components/ui/Image.tsx'
import { ExternalLink } from '#components/ui/icons.tsx'
import type { Store } from '#contracts/stores.ts'
import { Coupon } from './Coupon.tsx'
import { StoreMenu } from './StoreMenu.tsx'

/** A store: what it makes, what its coupon gives, and a link to its own page. */
export function StoreCard({ store }: { store: Store }) {
  const t = useTranslations('stores')
  const lists = useTranslations('lists.storeCategories')
  return (
    <Card as="article" flush className="flex flex-col">
      <Image image={store.image ? { imgName: store.image } : null} alt="" width={416} ratio="2 / 1" />
      <div className="flex grow flex-col gap-3 p-5">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 grow text-lg leading-6 [overflow-wrap:anywhere]">{store.name}</h2>
          {store.can.edit && <StoreMenu store={store} />}
        </div>
        <div className="flex flex-wrap gap-2">
          <Chip>{lists(store.category)}</Chip>
          {store.discount && <Chip tone="brand">{t('discount', { discount: store.discount })}</Chip>}
        </div>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{store.about}</p>
        <div className="mt-auto flex flex-wrap items-center gap-3 pt-1">
          <ButtonLink
            href={store.link}
            target="_blank"
            rel="noopener ugc"
            size="sm"
            variant="secondary"
            icon={<ExternalLink size={16} aria-hidden />}
          >
            {t('visit')}
          </ButtonLink>
          <Coupon store={store} />
        </div>
      </div>
    </Card>
  )
}
