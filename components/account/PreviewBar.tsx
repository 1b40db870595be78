import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { FootBar } from '#components/ui/FootBar.tsx'
import { useMe } from '#hooks/session.ts'
import { useAuthDialogs } from './AuthDialogs.tsx'

interface PreviewBarProps {
  /** Why one would come in. */
  text: string
  /** What one can do here once one has. */
  act: ReactNode
}

/** Under a preview, at the foot of phones: the way in for guests, and for accounts that are not validated what is missing. */
export function PreviewBar({ text, act }: PreviewBarProps) {
  const t = useTranslations('account')
  const me = useMe()
  const { openLogin } = useAuthDialogs()
  if (me) {
    return (
      <div className="mt-4 rounded-card border border-line bg-brand-soft p-5">
        <h2 className="text-lg">{t('validateFirst.title')}</h2>
        <p className="mt-1 text-muted">{t('validateFirst.text', { email: me.email })}</p>
      </div>
    )
  }
  return (
    <FootBar until="md" className="flex flex-col gap-2 md:flex-row md:items-center md:gap-4 md:p-4">
      <p className="grow text-pretty text-sm md:text-base">{text}</p>
      <div className="grid shrink-0 grid-cols-2 gap-2">
        {act}
        <Button variant="outline" onClick={() => openLogin()}>
          {t('login.submit')}
        </Button>
      </div>
    </FootBar>
  )
}
