import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Ban } from '#components/ui/icons.tsx'
import { DotsMenu } from '#components/ui/menus/DotsMenu.tsx'
import { useWasOpen } from '#components/ui/menus/useWasOpen.ts'
import type { UserCan } from '#contracts/shapes.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { useReporting } from './useReporting.tsx'

type PersonMenuProps = {
  user: { id: string; name: string; can?: Pick<UserCan, 'report' | 'block'> }
  /** The address to load after blocking, when this page shows nothing but them. */
  leaveTo?: string
  className?: string
}

/** A menu beside a person to report or block them. */
export function PersonMenu({ user, leaveTo, className }: PersonMenuProps) {
  const t = useTranslations('friends.blocks')
  const menus = useTranslations('reports.menus')
  const [blocking, setBlocking] = useState(false)
  const wasBlocking = useWasOpen(blocking)
  const { reportItem, reportDialog } = useReporting({ kind: 'user', id: user.id, name: user.name, leaveTo })
  const items = [
    user.can?.report && reportItem,
    user.can?.block && {
      id: 'block',
      label: t('block'),
      icon: <Ban size={20} aria-hidden />,
      danger: true,
      onAction: () => setBlocking(true),
    },
  ]
  return (
    <>
      <DotsMenu label={menus('user', { name: user.name })} items={items} className={className} />
      {reportDialog}
      {wasBlocking && (
        <BlockDialog user={user} open={blocking} onClose={() => setBlocking(false)} leaveTo={leaveTo} />
      )}
    </>
  )
}
