import { useTranslations } from 'next-intl'
import { ExternalLink, Globe } from '#components/ui/icons.tsx'
import type { User } from '#contracts/shapes.ts'
import { networks } from './networks.ts'

const link =
  'inline-flex min-h-11 items-center gap-2 rounded-control text-sm font-medium text-brand hover:underline mouse:min-h-8'
const outside = { target: '_blank', rel: 'noopener nofollow ugc' }

/** Links to external profiles; nothing without any. */
export function SocialLinks({ user }: { user: Pick<User, 'name' | 'config'> }) {
  const t = useTranslations('profile')
  const { website } = user.config
  const known = networks.filter(({ field }) => user.config[field])
  if (!website && known.length === 0) return null
  return (
    <ul aria-label={t('links')} className="flex flex-wrap gap-x-5 -mb-2 border-line border-t pt-2">
      {website && (
        <li>
          <a {...outside} href={website} className={link}>
            <Globe size={18} aria-hidden />
            {t('website')}
          </a>
        </li>
      )}
      {known.map(({ field, name }) => (
        <li key={field}>
          <a
            {...outside}
            href={user.config[field]}
            aria-label={t('network', { network: name, name: user.name })}
            className={link}
          >
            <ExternalLink size={18} aria-hidden />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
