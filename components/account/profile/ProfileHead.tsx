import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Face } from '#components/people/Face.tsx'
import { usePlaceName } from '#components/people/place.ts'
import { Verified } from '#components/people/Verified.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Badge } from '#components/ui/buttons/Chip.tsx'
import { MapPin, Pencil } from '#components/ui/icons.tsx'
import type { PreviewUser, User } from '#contracts/shapes.ts'
import { paths } from '#lib/paths.ts'
import { Banner } from './Banner.tsx'
import { EditImage } from './EditImage.tsx'

type ProfileHeadProps = {
  user: User | PreviewUser
  /** The viewer's own: the images can be changed in place. */
  own?: boolean
  /** The actions on this person. */
  acts?: ReactNode
  /** Under the name and the place. */
  children?: ReactNode
}

/** Banner, avatar, name and place: the head of every profile. */
export function ProfileHead({ user, own = false, acts, children }: ProfileHeadProps) {
  return (
    <>
      <div className="relative">
        <Banner user={user} className="h-32 sm:h-44 lg:h-56" />
        {own && <EditImage kind="background" className="absolute right-3 top-3" />}
      </div>
      <header className="relative grid gap-x-4 gap-y-3 px-4 pb-5 sm:grid-cols-[auto_minmax(0,1fr)] md:px-6">
        <div className="relative -mt-14 w-fit md:-mt-18">
          <Face user={user} size={128} className="border-4 border-card" />
          {own && <EditImage kind="avatar" className="absolute bottom-0 right-0" />}
        </div>
        <div className="order-last flex flex-wrap items-center gap-2 self-end pt-1 empty:hidden sm:order-none sm:justify-end sm:pt-4">
          {own ? <EditLink /> : acts}
        </div>
        <div className="flex min-w-0 flex-col gap-1 sm:col-span-2">
          <h1 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xl [overflow-wrap:anywhere]">
            {user.name}
            <VerificationBadge user={user} />
          </h1>
          <Where user={user} />
          {children}
        </div>
      </header>
    </>
  )
}

function EditLink() {
  const t = useTranslations('profile')
  return (
    <ButtonLink
      href={paths.settings('main')}
      size="sm"
      variant="outline"
      icon={<Pencil size={16} aria-hidden />}
    >
      {t('edit')}
    </ButtonLink>
  )
}

/** Whether an organisation's documents were verified. */
function VerificationBadge({ user }: { user: User | PreviewUser }) {
  const t = useTranslations('profile')
  if (user.preview || !user.provider) return null
  if (!user.verified) return <Badge className="font-sans">{t('notVerified')}</Badge>
  return <Verified user={user} size={22} />
}

function Where({ user }: { user: User | PreviewUser }) {
  const place = usePlaceName()(user)
  if (!place) return null
  return (
    <p className="flex items-start gap-1.5 text-muted text-sm [overflow-wrap:anywhere]">
      <MapPin size={16} aria-hidden className="mt-0.5 shrink-0" />
      {place}
    </p>
  )
}
