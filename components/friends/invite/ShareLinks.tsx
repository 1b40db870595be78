import { useTranslations } from 'next-intl'
import { useCopy } from '#components/layout/useCopy.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Link2 } from '#components/ui/icons.tsx'
import { brand } from '#lib/brand.ts'
import { type ShareNetwork, sharing } from '#lib/externalAddresses.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { NetworkMark } from './NetworkMark.tsx'

const networks: { id: ShareNetwork; name: string }[] = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'twitter', name: 'X (Twitter)' },
  { id: 'whatsapp', name: 'WhatsApp' },
  { id: 'telegram', name: 'Telegram' },
  { id: 'linkedin', name: 'LinkedIn' },
]

/** The invitation as a link to share elsewhere. */
export function ShareLinks() {
  const t = useTranslations('friends.invite')
  const url = publicConfig().publicUrl
  const copyText = useCopy()
  const copy = () => copyText(url, t('copied'))
  return (
    <section aria-labelledby="share-link" className="mt-6 border-line border-t pt-5">
      <h3 id="share-link" className="mb-3 font-sans font-semibold text-base">
        {t('share')}
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        <ul className="flex gap-2">
          {networks.map(({ id, name }) => (
            <li key={id}>
              <a
                href={sharing[id](url, t('shareText', { brand: brand.name }))}
                target="_blank"
                rel="noopener"
                title={name}
                aria-label={t('shareOn', { network: name })}
                className="inline-flex size-11 items-center justify-center rounded-pill bg-brand-soft text-brand transition-colors hover:bg-brand hover:text-on-brand"
              >
                <NetworkMark network={id} />
              </a>
            </li>
          ))}
        </ul>
        <Button
          variant="outline"
          size="sm"
          icon={<Link2 size={18} aria-hidden />}
          className="sm:ml-auto"
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
      </div>
    </section>
  )
}
