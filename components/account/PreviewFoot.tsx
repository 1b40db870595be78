import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/Button.tsx'
import { useMe } from '#hooks/session.ts'
import { useAskIn, useAuthDialogs } from './AuthDialogs.tsx'

interface PreviewFootProps {
  title: string
  text: string
  signIn: string
}

/** Under a preview: the way in for guests, and for whoever is not validated what is missing yet. */
export function PreviewFoot(words: PreviewFootProps) {
  const t = useTranslations('account.validateFirst')
  const me = useMe()
  return (
    <div className="border-line border-t bg-brand-soft p-5 md:px-6">
      {me ? (
        <>
          <h2 className="text-lg">{t('title')}</h2>
          <p className="mt-1 text-muted">{t('text', { email: me.email })}</p>
        </>
      ) : (
        <WayIn {...words} />
      )}
    </div>
  )
}

function WayIn({ title, text, signIn }: PreviewFootProps) {
  const { openLogin } = useAuthDialogs()
  useAskIn()
  return (
    <>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 mb-4 text-muted">{text}</p>
      <Button onClick={openLogin}>{signIn}</Button>
    </>
  )
}
