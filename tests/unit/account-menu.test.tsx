// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountMenu } from '#components/layout/header/AccountMenu.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Me } from '#contracts/account.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { showScreen } from './accountScreens.tsx'
import { huertoVivo, lucia } from './members.ts'

let isPhone = false
beforeEach(() => {
  isPhone = false
  const list = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => ({ ...list, matches: isPhone }))
  providePublicConfig({ ...publicConfigDefaults, publicUrl: 'https://brota.example' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(me: Me) {
  const { router } = await showScreen(<AccountMenu me={me} open onOpenChange={() => {}} />, 'en')
  await screen.findByRole('menuitem', { name: 'My profile' })
  const press = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }))
  return { router, press, names: screen.getAllByRole('menuitem').map((item) => item.textContent) }
}
const own = ['My profile', 'Settings', 'Connections']
const rest = ['Invite others', 'Share Brota', 'Donations', 'Information', 'Need help?', 'Log out']

describe('the header’s menu', () => {
  it('The header’s menu shows a volunteer the links that the header lacks', async () => {
    const { names } = await open(lucia)
    expect(names).toEqual([...own, ...rest])
  })

  it('The header’s menu leads an organisation to offers, organisations and enterprises', async () => {
    const { names } = await open(huertoVivo)
    expect(names).toEqual(['Volunteer jobs', 'Organisations', 'Enterprises', ...own, ...rest])
  })

  it('The header’s menu shows on phones the links that do not fit in the bottom bar', async () => {
    isPhone = true
    expect((await open(lucia)).names).toEqual(['Organisations', 'Enterprises', ...own, ...rest])
    cleanup()
    const places = ['Volunteers', 'Volunteer jobs', 'Organisations', 'Enterprises']
    expect((await open(huertoVivo)).names).toEqual([...places, ...own, ...rest])
  })

  it('The header’s menu shows moderators the moderation page', async () => {
    expect((await open({ ...lucia, moderator: true })).names).toContain('GoodMod')
  })

  it.each([
    ['Connections', '/profile?tab=friends'],
    ['Donations', '/donate'],
    ['Information', '/about'],
  ])('The menu’s link %s leads to %s', async (name, path) => {
    const { router, press } = await open(lucia)
    press(name)
    expect(router.push).toHaveBeenCalledWith(path)
  })

  it('The header’s menu copies the site’s address where the browser cannot share', async () => {
    const told = vi.spyOn(toast, 'success').mockImplementation(() => {})
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const { press } = await open(lucia)
    press('Share Brota')
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith('Link copied'), 10_000)
    expect(writeText).toHaveBeenCalledWith('https://brota.example')
  })
})
