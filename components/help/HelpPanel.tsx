import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { ExternalLink } from '#components/ui/icons.tsx'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'

/** Contact in a messaging app, or by email where none is set up; and the answered questions. */
export function HelpPanel({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('help.bubble')
  const { helpChatUrl } = publicConfig()
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t('here')}</p>
      <ButtonLink
        href={helpChatUrl || paths.contact}
        target="_blank"
        rel="noopener noreferrer"
        title={t('tab')}
        full
        onClick={onLeave}
      >
        {t(helpChatUrl ? 'chat' : 'write')}
        <ExternalLink size={18} aria-hidden />
      </ButtonLink>
      <ButtonLink href={paths.faq} variant="quiet" full onClick={onLeave}>
        {t('faq')}
      </ButtonLink>
    </div>
  )
}
