import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Ban, Volume2, VolumeX } from '#components/ui/icons.tsx'
import type { MenuItem } from '#components/ui/menus/Menu.tsx'
import { MenuPanel } from '#components/ui/menus/MenuPanel.tsx'
import type { PanelProps } from '#components/ui/menus/useTrigger.ts'
import { useWasOpen } from '#components/ui/menus/useWasOpen.ts'
import { useMute, useMutes } from '#hooks/friends/mutes.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { MuteDialog } from './MuteDialog.tsx'
import type { PersonMenuProps } from './PersonMenu.tsx'
import { useReporting } from './useReporting.tsx'

/** The panel of PersonMenu, loaded on demand. */
export function PersonMenuPanel({ user, leaveTo, ...panel }: PersonMenuProps & PanelProps) {
  const t = useTranslations('friends.blocks')
  const [muting, setMuting] = useState(false)
  const [blocking, setBlocking] = useState(false)
  const wasBlocking = useWasOpen(blocking)
  const { reportItem, reportDialog } = useReporting({ kind: 'user', id: user.id, name: user.name, leaveTo })
  const muteItem = useMuteItem(user, () => setMuting(true))
  const items = [
    user.can?.mute && muteItem,
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
      <MenuPanel {...panel} items={items.filter((item) => item !== false && item !== undefined)} />
      {reportDialog}
      <MuteDialog user={user} open={muting} onClose={() => setMuting(false)} />
      {wasBlocking && (
        <BlockDialog user={user} open={blocking} onClose={() => setBlocking(false)} leaveTo={leaveTo} />
      )}
    </>
  )
}

/** Mutes a person after a question, or unmutes them at once. */
function useMuteItem({ id, name }: PersonMenuProps['user'], ask: () => void): MenuItem {
  const t = useTranslations('friends.mutes')
  const { data: muted } = useMutes()
  const { unmute } = useMute()
  const { run } = useMutation()
  if (!muted?.some((person) => person.id === id)) {
    return { id: 'mute', label: t('mute'), icon: <VolumeX size={20} aria-hidden />, onAction: ask }
  }
  return {
    id: 'unmute',
    label: t('unmute'),
    icon: <Volume2 size={20} aria-hidden />,
    onAction: () => void run(() => unmute(id), t('unmuted', { name })),
  }
}
