import { useTranslations } from 'next-intl'
import { useCallback, useId, useState } from 'react'
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
import { useIsAlive } from '#components/ui/useIsAlive.ts'
import type { Me } from '#contracts/account.ts'
import { useIsPhone } from '#hooks/browser/screen.ts'
import { useSignOut } from '#hooks/session/session.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { useShare } from '../useShare.ts'
import { FirstAccountMenu } from './FirstAccountMenu.tsx'
import { getMenuSections } from './sections.ts'

const InviteDialog = lazyOverlay(() =>
  import('#components/friends/invite/InviteDialog.tsx').then((dialog) => dialog.InviteDialog),
)

type Opened = 'invite' | 'help'

type AccountMenuProps = {
  me: Me
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The header's menu: links that do not fit beside it, the viewer's pages, inviting others, and signing out. */
export function AccountMenu({ me, open, onOpenChange }: AccountMenuProps) {
  const t = useTranslations('common.header')
  const help = useTranslations('help.bubble')
  const [opened, setOpened] = useState<Opened | null>(null)
  const wasInviting = useWasOpen(opened === 'invite')
  const close = () => setOpened(null)
  const groups = useGroups(me, setOpened)
  const isAlive = useIsAlive()
  const firstMenu = useId()
  const openMenu = useCallback(() => onOpenChange(true), [onOpenChange])
  return (
    <>
      <Menu
        {...{ open, onOpenChange }}
        items={groups.flatMap(startGroup)}
        trigger={
          <IconButton
            native
            popoverTarget={isAlive ? undefined : firstMenu}
            label={t('menu')}
            icon={<MenuIcon size={22} aria-hidden />}
          />
        }
      />
      {!isAlive && (
        <FirstAccountMenu id={firstMenu} label={t('menu')} items={groups.flat()} onOpen={openMenu} />
      )}
      {wasInviting && <InviteDialog open={opened === 'invite'} onClose={close} />}
      <Dialog open={opened === 'help'} onClose={close} title={help('need')} size="sm">
        <HelpPanel onLeave={close} />
      </Dialog>
    </>
  )
}

/** What is in the menu, and what an item opens over the page. */
function useGroups(me: Me, onOpen: (opened: Opened) => void): MenuItem[][] {
  const t = useTranslations('common.header')
  const help = useTranslations('help.bubble')
  const signOut = useSignOut()
  const shareSite = useShareSite()
  const onPhone = useIsPhone()
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
  return [
    sections,
    [
      { id: 'profile', label: t('profile'), icon: icon(User), href: paths.profile() },
      { id: 'settings', label: t('settings'), icon: icon(Settings), href: paths.settings() },
      { id: 'connections', label: t('connections'), icon: icon(UsersRound), href: paths.profile('friends') },
      ...(me.moderator ? [moderation] : []),
    ],
    [
      { id: 'invite', label: t('invite'), icon: icon(UserPlus), onAction: () => onOpen('invite') },
      { id: 'share', label: t('share'), icon: icon(Share2), onAction: () => void shareSite() },
      { id: 'donations', label: t('donations'), icon: icon(HandCoins), href: paths.donate },
      { id: 'information', label: t('information'), icon: icon(Info), href: paths.about },
    ],
    [{ id: 'help', label: help('need'), icon: icon(LifeBuoy), onAction: () => onOpen('help') }],
    [{ id: 'logout', label: t('logout'), icon: icon(LogOut), onAction: () => void signOut() }],
  ]
}

const startGroup = (items: MenuItem[]): MenuItem[] =>
  items.map((item, index) => (index === 0 ? { ...item, startsGroup: true } : item))

/** Shares the site's address by the system's share sheet, or copies it. */
function useShareSite() {
  const t = useTranslations('friends.invite')
  const share = useShare()
  return () => share({ title: brand.name, url: publicConfig().publicUrl }, t('copied'))
}
