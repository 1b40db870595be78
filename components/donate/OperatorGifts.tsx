import { useTranslations } from 'next-intl'
import { useCopy } from '#components/layout/useCopy.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Copy, CreditCard, ExternalLink } from '#components/ui/icons.tsx'
import { brand } from '#lib/brand.ts'
import { publicConfig } from '#lib/publicConfig.ts'

/** The operator's own accounts and links. No card data is taken here. */
export function OperatorGifts() {
  const t = useTranslations('donate')
  const { iban, bizum, paypal, stripe } = publicConfig().donations
  if (!iban && !bizum && !paypal && !stripe) return <Card>{t('none')}</Card>
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('operator', { name: brand.name })}</h2>
      <dl className="flex flex-col gap-3">
        {iban && <Account label={t('iban')} value={iban} />}
        {bizum && <Account label={t('bizum')} value={bizum} />}
      </dl>
      {(paypal || stripe) && (
        <div className="flex flex-wrap gap-3">
          {stripe && (
            <ButtonLink
              href={stripe}
              target="_blank"
              rel="noopener"
              icon={<CreditCard size={20} aria-hidden />}
            >
              {t('stripe')}
            </ButtonLink>
          )}
          {paypal && (
            <ButtonLink
              href={paypal}
              target="_blank"
              rel="noopener"
              variant="secondary"
              icon={<ExternalLink size={20} aria-hidden />}
            >
              {t('paypal')}
            </ButtonLink>
          )}
        </div>
      )}
      <p className="text-sm text-muted">{t('outside')}</p>
    </Card>
  )
}

function Account({ label, value }: { label: string; value: string }) {
  const t = useTranslations('donate')
  const copyText = useCopy()
  const copy = () => copyText(value, t('copied'))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-3 font-semibold tabular-nums">
        <span className="break-all">{value}</span>
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          <Copy size={16} aria-hidden />
          {t('copy')}
        </Button>
      </dd>
    </div>
  )
}
