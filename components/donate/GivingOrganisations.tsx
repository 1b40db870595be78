import { useTranslations } from 'next-intl'
import { Face } from '#components/people/Face.tsx'
import { Rate } from '#components/people/Rate.tsx'
import { NoOffersDrawing } from '#components/ui/art/NoOffersDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { ExternalLink } from '#components/ui/icons.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { ListedUser } from '#contracts/directory.ts'
import type { User } from '#contracts/shapes.ts'
import { useUsers } from '#hooks/account/users.ts'
import { paths } from '#lib/paths.ts'

/** The params of the list: the best rated, as many as a page has. */
export const givingParams = { provider: true, sort: 'rating', limit: 50 } as const

const takesGifts = ({ verified, config }: ListedUser) => verified && config.website !== ''

/** Verified organisations with a donation page of their own, which donations reach directly. */
export function GivingOrganisations() {
  const t = useTranslations('donate')
  const result = useUsers(givingParams)
  return (
    <section aria-labelledby="organisations" className="flex flex-col gap-4">
      <div>
        <h2 id="organisations" className="text-lg">
          {t('organisations')}
        </h2>
        <p className="text-muted">{t('organisationsHint')}</p>
      </div>
      <Resource
        result={result}
        isEmpty={({ data }) => !data.some(takesGifts)}
        skeleton={<Skeleton className="h-40 rounded-card" />}
        empty={
          <EmptyState
            art={<NoOffersDrawing />}
            action={<ButtonLink href={paths.jobs()}>{t('emptyAction')}</ButtonLink>}
          >
            {t('empty')}
          </EmptyState>
        }
      >
        {({ data }) => (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {data.filter(takesGifts).map((user) => (
              <li key={user.id}>
                <Organisation user={user} />
              </li>
            ))}
          </ul>
        )}
      </Resource>
    </section>
  )
}

function Organisation({ user }: { user: User }) {
  const t = useTranslations('donate')
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex items-center gap-3">
        <Face user={user} size={48} />
        <div className="min-w-0">
          <h3 className="text-base font-semibold">{user.name}</h3>
          <Rate user={user} compact />
        </div>
      </div>
      <p className="line-clamp-3 text-sm text-muted">{user.config.about}</p>
      <ButtonLink
        href={user.config.website}
        target="_blank"
        rel="noopener ugc"
        variant="secondary"
        size="sm"
        icon={<ExternalLink size={16} aria-hidden />}
        className="mt-auto self-start"
      >
        {t('visit')}
      </ButtonLink>
    </Card>
  )
}
