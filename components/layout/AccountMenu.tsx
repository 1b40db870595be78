import { LogOut, Menu as MenuIcon, Settings, ShieldCheck, User, UserPlus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '#components/ui/IconButton.tsx'
import { Menu, type MenuItem } from '#components/ui/Menu.tsx'
import { useWasOpen } from '#components/ui/useWasOpen.ts'
import type { Me } from '#contracts/account.ts'
import { useOnPhone } from '#hooks/screen.ts'
import { useSignOut } from '#hooks/session.ts'
import { paths } from '#lib/paths.ts'
import { sectionsBesideTabs } from './sections.ts'

const InviteDialog = dynamic(
  () => import('#components/friends/invite/InviteDialog.tsx').then((dialog) => dialog.InviteDialog),
  { ssr: false },
)

interface AccountMenuProps {
  me: Me
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The header's menu: one's own pages, inviting others, for moderators their room, and the way out. */
export function AccountMenu({ me, open, onOpenChange }: AccountMenuProps) {
  const t = useTranslations('common.header')
  const signOut = useSignOut()
  const onPhone = useOnPhone()
  const [inviting, setInviting] = useState(false)
  const wasInviting = useWasOpen(inviting)
  const icon = (Icon: typeof User) => <Icon size={20} aria-hidden />
  const sections: MenuItem[] = onPhone
    ? sectionsBesideTabs(me).map(({ path, label, icon: Icon }) => ({
        id: path,
        label: t(label),
        icon: icon(Icon),
        href: path,
      }))
    : []
  const moderation: MenuItem[] = me.moderator
    ? [{ id: 'moderation', label: t('moderation'), icon: icon(ShieldCheck), href: paths.dashboard() }]
    : []
  const items: MenuItem[] = [
    ...sections,
    { id: 'profile', label: t('profile'), icon: icon(User), href: paths.profile() },
    { id: 'settings', label: t('settings'), icon: icon(Settings), href: paths.settings() },
    { id: 'invite', label: t('invite'), icon: icon(UserPlus), onAction: () => setInviting(true) },
    ...moderation,
    { id: 'logout', label: t('logout'), icon: icon(LogOut), onAction: () => void signOut() },
  ]
  return (
    <>
      <Menu
        {...{ open, onOpenChange, items }}
        trigger={<IconButton label={t('menu')} icon={<MenuIcon size={22} aria-hidden />} />}
      />
      {wasInviting && <InviteDialog open={inviting} onClose={() => setInviting(false)} />}
    </>
  )
}
