import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { GetServerSideProps } from 'next'
import { expect, it } from 'vitest'
import { publicPartOf } from '#server/platform/config/public.ts'
import { getServerSideProps as mail } from '../../pages/dev/mail.tsx'
import { getServerSideProps as refreshToken } from '../../pages/dev/refresh-token.tsx'
import { openTown } from './setup/town.ts'

const town = openTown({ PUBLIC_URL: 'https://brota.example', SMTP_URL: 'smtp://localhost:1', DEMO: 'on' })

/** Opens a page of developers by its address: its status, and what came of its data. */
async function open(load: GetServerSideProps, resolvedUrl: string) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {}, url: resolvedUrl })
  const res = new ServerResponse(req)
  const query = Object.fromEntries(new URL(resolvedUrl, 'http://page').searchParams)
  const answer = await load({ req, res, query, params: {}, resolvedUrl })
  const props = 'props' in answer ? await answer.props : {}
  return { status: res.statusCode, missing: props.missing, data: Object.keys(props.fallback ?? {}).length }
}

const pages = [
  [mail, '/dev/mail'],
  [mail, '/dev/mail?letters=es'],
  [refreshToken, '/dev/refresh-token'],
] as const

it.each(pages)(
  '%#: a page for developers is not found on a site that others reach',
  async (load, address) => {
    expect(await open(load, address)).toEqual({ status: 404, missing: true, data: 0 })
  },
)

it.each(pages)('%#: and is there on this machine', async (load, address) => {
  const { config } = town.platform
  Object.assign(config, { isLocal: true })
  const answer = await open(load, address)
  Object.assign(config, { isLocal: false })
  expect(answer).toMatchObject({ status: 200, missing: undefined })
})

it('such a site has no demo town and offers nobody of it', () => {
  const { config } = town.platform
  expect([config.demo, publicPartOf(config).demo]).toEqual([false, false])
})
