// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountMenu } from '#components/layout/AccountMenu.tsx'
import { toast } from '#components/ui/toast.ts'
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
  it('holds for a volunteer what stands nowhere else in the header', async () => {
    const { names } = await open(lucia)
    expect(names).toEqual([...own, ...rest])
  })

  it('leads an organisation, whose header has its own sections, to offers, organisations and enterprises', async () => {
    const { names } = await open(huertoVivo)
    expect(names).toEqual(['Volunteer jobs', 'Organisations', 'Enterprises', ...own, ...rest])
  })

  it('holds on phones what the bar at the foot has no room for', async () => {
    isPhone = true
    expect((await open(lucia)).names).toEqual(['Organisations', 'Enterprises', ...own, ...rest])
    cleanup()
    const places = ['Volunteers', 'Volunteer jobs', 'Organisations', 'Enterprises']
    expect((await open(huertoVivo)).names).toEqual([...places, ...own, ...rest])
  })

  it('shows moderators their room', async () => {
    expect((await open({ ...lucia, moderator: true })).names).toContain('GoodMod')
  })

  it.each([
    ['Connections', '/profile?tab=friends'],
    ['Donations', '/donate'],
    ['Information', '/about'],
  ])('%s leads to %s', async (name, path) => {
    const { router, press } = await open(lucia)
    press(name)
    expect(router.push).toHaveBeenCalledWith(path)
  })

  it('copies the address of the site where the browser cannot share', async () => {
    const told = vi.spyOn(toast, 'success').mockImplementation(() => {})
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const { press } = await open(lucia)
    press('Share Brota')
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith('Link copied'))
    expect(writeText).toHaveBeenCalledWith('https://brota.example')
  })
})
