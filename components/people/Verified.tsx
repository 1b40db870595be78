import { useTranslations } from 'next-intl'
import { BadgeCheck } from '#components/ui/icons.tsx'

type VerifiedProps = {
  user: { verified?: boolean }
  /** In pixels, to match the height of the text. */
  size?: number
}

/** The badge of an organisation whose documents were verified; nothing for others. */
export function Verified({ user, size = 16 }: VerifiedProps) {
  const t = useTranslations('common')
  if (!user.verified) return null
  return <BadgeCheck size={size} role="img" aria-label={t('verified')} className="shrink-0 text-brand" />
}
