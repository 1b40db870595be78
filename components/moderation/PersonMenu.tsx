import { useTranslations } from 'next-intl'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { DotsButton } from '#components/ui/menus/DotsMenu.tsx'
import type { UserCan } from '#contracts/shapes.ts'

const PersonMenuPanel = lazyOverlay(() =>
  import('./PersonMenuPanel.tsx').then((panel) => panel.PersonMenuPanel),
)

export type PersonMenuProps = {
  user: { id: string; name: string; can?: Pick<UserCan, 'report' | 'mute' | 'block'> }
  /** The address to load after blocking, when this page shows nothing but them. */
  leaveTo?: string
  className?: string
}

/** A menu beside a person to mute, report or block them. */
export function PersonMenu({ className, ...person }: PersonMenuProps) {
  const t = useTranslations('reports.menus')
  const { name, can } = person.user
  if (!can || !(can.report || can.mute || can.block)) return null
  return (
    <DotsButton label={t('user', { name })} className={className} fetchAhead={PersonMenuPanel.fetchAhead}>
      {(panel) => <PersonMenuPanel {...panel} {...person} />}
    </DotsButton>
  )
}
