import { MapPin, Pencil } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useCountryName } from '#components/jobs/place.ts'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Badge } from '#components/ui/Chip.tsx'
import type { Me } from '#contracts/account.ts'
import { paths } from '#lib/paths.ts'
import { Banner } from '../Banner.tsx'
import { Face } from '../Face.tsx'
import { Rate } from '../Rate.tsx'
import { Facts } from './Facts.tsx'
import { SocialLinks } from './SocialLinks.tsx'

/** One's own card as others see it: cover, face, place, words, chips or stars, links. */
export function ProfileCard({ me }: { me: Me }) {
  const t = useTranslations('profile')
  return (
    <Card as="article" flush className="w-full max-w-middle grow">
      <Banner user={me} />
      <div className="flex flex-col gap-6 p-4 md:p-6">
        <header className="flex flex-col gap-3">
          <div className="flex items-start justify-between gap-3">
            <Face user={me} size={112} className="-mt-18 border-4 border-card md:-mt-20" />
            <ButtonLink
              href={paths.settings('main')}
              size="sm"
              variant="outline"
              icon={<Pencil size={16} aria-hidden />}
            >
              {t('edit')}
            </ButtonLink>
          </div>
          <div className="flex flex-col gap-1">
            <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
              {me.name}
              {me.provider && (
                <Badge tone={me.verified ? 'ok' : 'plain'} className="font-sans">
                  {t(me.verified ? 'verified' : 'notVerified')}
                </Badge>
              )}
            </h1>
            <Where me={me} />
            {me.provider && <Stars me={me} />}
          </div>
        </header>
        <Facts user={me} />
        <SocialLinks user={me} />
      </div>
    </Card>
  )
}

function Where({ me }: { me: Me }) {
  const t = useTranslations('profile')
  const format = useFormatter()
  const nameOf = useCountryName()
  const place = [me.city, nameOf(me.country)].filter(Boolean).join(', ')
  const date = format.dateTime(new Date(me.createdAt), { month: 'long', year: 'numeric' })
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-muted text-sm">
      {place && (
        <span className="inline-flex items-center gap-1.5">
          <MapPin size={16} aria-hidden />
          {place}
        </span>
      )}
      <span>{t('memberSince', { date })}</span>
    </p>
  )
}

function Stars({ me }: { me: Me }) {
  const t = useTranslations('profile')
  if (Number(me.rate_count) === 0) return <p className="text-muted text-sm">{t('notRated')}</p>
  return <Rate user={me} />
}
