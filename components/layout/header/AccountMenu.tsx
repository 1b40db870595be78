import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { HelpPanel } from '#components/help/HelpPanel.tsx'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import {
  HandCoins,
  type IconComponent,
  Info,
  LifeBuoy,
  LogOut,
  Menu as MenuIcon,
  Settings,
  Share2,
  ShieldCheck,
  User,
  UserPlus,
  UsersRound,
} from '#components/ui/icons.tsx'
import { Menu, type MenuItem } from '#components/ui/menus/Menu.tsx'
import { useWasOpen } from '#components/ui/menus/useWasOpen.ts'
import type { Me } from '#contracts/account.ts'
import { useIsPhone } from '#hooks/browser/screen.ts'
import { useSignOut } from '#hooks/session/session.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { useShare } from '../useShare.ts'
import { getMenuSections } from './sections.ts'

const InviteDialog = lazyOverlay(() =>
  import('#components/friends/invite/InviteDialog.tsx').then((dialog) => dialog.InviteDialog),
)

type AccountMenuProps = {
  me: Me
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The header's menu: links that do not fit beside it, the viewer's pages, inviting others, and signing out. */
export function AccountMenu({ me, open, onOpenChange }: AccountMenuProps) {
  const t = useTranslations('common.header')
  const signOut = useSignOut()
  const shareSite = useShareSite()
  const onPhone = useIsPhone()
  const help = useTranslations('help.bubble')
  const [opened, setOpened] = useState<'invite' | 'help' | null>(null)
  const wasInviting = useWasOpen(opened === 'invite')
  const close = () => setOpened(null)
  const icon = (Icon: IconComponent) => <Icon size={20} aria-hidden />
  const sections = getMenuSections(me, onPhone).map(({ path, label, icon: Icon }) => ({
    id: path,
    label: t(label),
    icon: icon(Icon),
    href: path,
  }))
  const moderation = {
    id: 'moderation',
    label: t('moderation'),
    icon: icon(ShieldCheck),
    href: paths.dashboard(),
  }
  const groups: MenuItem[][] = [
    sections,
    [
      { id: 'profile', label: t('profile'), icon: icon(User), href: paths.profile() },
      { id: 'settings', label: t('settings'), icon: icon(Settings), href: paths.settings() },
      { id: 'connections', label: t('connections'), icon: icon(UsersRound), href: paths.profile('friends') },
      ...(me.moderator ? [moderation] : []),
    ],
    [
      { id: 'invite', label: t('invite'), icon: icon(UserPlus), onAction: () => setOpened('invite') },
      { id: 'share', label: t('share'), icon: icon(Share2), onAction: () => void shareSite() },
      { id: 'donations', label: t('donations'), icon: icon(HandCoins), href: paths.donate },
      { id: 'information', label: t('information'), icon: icon(Info), href: paths.about },
    ],
    [{ id: 'help', label: help('need'), icon: icon(LifeBuoy), onAction: () => setOpened('help') }],
    [{ id: 'logout', label: t('logout'), icon: icon(LogOut), onAction: () => void signOut() }],
  ]
  return (
    <>
      <Menu
        {...{ open, onOpenChange }}
        items={groups.flatMap(startGroup)}
        trigger={<IconButton label={t('menu')} icon={<MenuIcon size={22} aria-hidden />} />}
      />
      {wasInviting && <InviteDialog open={opened === 'invite'} onClose={close} />}
      <Dialog open={opened === 'help'} onClose={close} title={help('need')} size="sm">
        <HelpPanel onLeave={close} />
      </Dialog>
    </>
  )
}

const startGroup = (items: MenuItem[]): MenuItem[] =>
  items.map((item, index) => (index === 0 ? { ...item, startsGroup: true } : item))

/** Shares the site's address by the system's share sheet, or copies it. */
function useShareSite() {
  const t = useTranslations('friends.invite')
  const share = useShare()
  return () => share({ title: brand.name, url: publicConfig().publicUrl }, t('copied'))
}
