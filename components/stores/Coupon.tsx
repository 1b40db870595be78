import { useTranslations } from 'next-intl'
import { useSignInFirst } from '#components/account/signIn/signInFirst.ts'
import { useCopy } from '#components/layout/useCopy.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Ticket } from '#components/ui/icons.tsx'
import type { Store } from '#contracts/stores.ts'
import { useMe } from '#hooks/session/session.ts'

/** The coupon, copied by a press; a guest signs in first, an account that is not validated validates first. */
export function Coupon({ store }: { store: Store }) {
  const t = useTranslations('stores')
  const me = useMe()
  const copyText = useCopy()
  const icon = <Ticket size={16} aria-hidden />
  // After signing in, the coupon is visible.
  const press = useSignInFirst({ name: `coupon ${store.id}`, act: () => {} })
  if (me === null && store.discount) {
    return (
      <Button size="sm" variant="outline" icon={icon} onClick={press}>
        {t('couponForGuests')}
      </Button>
    )
  }
  if (me && !me.validated && store.discount) {
    return <p className="text-muted text-sm">{t('couponUntilValidated')}</p>
  }
  if (!store.coupon) return null
  const copy = () => void copyText(store.coupon, t('couponCopied'))
  return (
    <Button
      size="sm"
      variant="outline"
      icon={icon}
      aria-label={t('copyCoupon', { coupon: store.coupon })}
      onClick={copy}
    >
      <span className="max-w-40 truncate tabular-nums">{store.coupon}</span>
    </Button>
  )
}
