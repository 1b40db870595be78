import { BadgeCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'

interface VerifiedProps {
  user: { verified?: boolean }
  /** In pixels, beside words of its height. */
  size?: number
}

/** The mark of an organisation whose papers were looked at; nothing on anybody else. */
export function Verified({ user, size = 16 }: VerifiedProps) {
  const t = useTranslations('common')
  if (!user.verified) return null
  return <BadgeCheck size={size} role="img" aria-label={t('verified')} className="shrink-0 text-brand" />
}
