import { randomInt } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { isSavedEmail, savedEmailFolder } from '#server/platform/mail/saved.ts'
import { organisationPayload, password, volunteerPayload } from '../api/setup/account.ts'
import { Caller, type CallerResponse } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { openDatabase } from '../fault/openDatabase.ts'
import { startAttackedSite } from './start.ts'

export const isLong = process.env.ATTACK === 'long'

/** This number in `npm test`, ten times as many in `npm run attack`. */
export const many = (count: number): number => (isLong ? 10 * count : count)

/** A person whose account was created through the API; `address` is where they call from. */
export type Member = {
  id: string
  email: string
  password: string
  address: string
  bearer: string
  refreshToken: string
}

type Mail = { to: string; subject: string; text: string }

/** An IP address that no other test calls from. */
export const freshAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

export class Site {
  origin = ''
  dataDir = ''
  /** The id of its first process; 0 where the site is shared. */
  pid = 0
  /** Counts what is stored or sets up what no call can; never replaces a call that an outsider must make. */
  database!: pg.Client
  readonly #mails = new Map<string, Mail>()

  /** A guest at this address. */
  from(address = freshAddress()): Caller {
    return new Caller(this.origin, undefined, { 'X-Forwarded-For': address })
  }

  as({ bearer, address }: Member): Caller {
    return new Caller(this.origin, async () => bearer, { 'X-Forwarded-For': address })
  }

  /** An unvalidated account; `provider: true` makes it an organisation's. */
  async register(overrides: Record<string, unknown> = {}): Promise<Member> {
    const email = `${newId()}@brota.example`
    const payload = overrides.provider
      ? organisationPayload({ email, ...overrides })
      : volunteerPayload({ email, ...overrides })
    const address = freshAddress()
    const { status, body } = await this.from(address).post('/api/account/register', payload)
    expect([status, body.fields]).toEqual([201, undefined])
    const { token: bearer, refreshToken, account } = body
    return { id: account.id, email: payload.email, password, address, bearer, refreshToken }
  }

  /** Registers, follows the emailed link and signs in, each person from a new IP address. */
  async signUp(overrides: Record<string, unknown> = {}): Promise<Member> {
    const newcomer = await this.register(overrides)
    const token = await this.linkTo(newcomer.email)
    const { status } = await this.as(newcomer).post('/api/account/validate', { token, privacy: true })
    expect(status).toBe(200)
    return this.logIn(newcomer)
  }

  async logIn(member: Member): Promise<Member> {
    const { email, password, address } = member
    const { status, body } = await this.from(address).post('/api/account/login', { email, password })
    expect(status).toBe(200)
    return { ...member, bearer: body.accessToken, refreshToken: body.refreshToken }
  }

  /** Fills in what a volunteer needs to apply. */
  async completeProfile(volunteer: Member): Promise<void> {
    const { status } = await this.as(volunteer).put('/api/account/settings', {
      name: 'Marta Vidal',
      country: 'ES',
      city: 'Valencia',
      age: 31,
      privacy: true,
      config: { about: 'I plant and I listen.', categories: 'sports', work_shift: 'mon-a' },
    })
    expect(status).toBe(200)
  }

  async grantModerator({ id }: Member): Promise<void> {
    await this.database.query('update accounts set moderator = true where id = $1', [id])
  }

  /** The emails sent to this address, oldest first. */
  async mailsTo(address: string): Promise<Mail[]> {
    const folder = savedEmailFolder(this.dataDir)
    const names = (await readdir(folder).catch(() => [])).filter(isSavedEmail).sort()
    for (const name of names) {
      if (!this.#mails.has(name)) this.#mails.set(name, await readMail(join(folder, name)))
    }
    return names.flatMap((name) => this.#mails.get(name) ?? []).filter(({ to }) => to === address)
  }

  /** Waits for a link sent to this address; returns the secret of the newest. */
  async linkTo(address: string): Promise<string> {
    let secret = ''
    await until(async () => {
      const texts = (await this.mailsTo(address)).map(({ text }) => text).reverse()
      secret = texts.flatMap((text) => /[?&]token=([^&\s]+)/.exec(text)?.[1] ?? [])[0] ?? ''
      return secret !== ''
    }, 30_000)
    return decodeURIComponent(secret)
  }

  /** The calls that the site's own API description lists. */
  async calls(): Promise<Call[]> {
    const { body } = await this.from().get('/api/openapi.json')
    return Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        access: operation['x-access'],
        body: operation.requestBody?.content['application/json']?.schema,
        query: operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      })),
    )
  }

  /** Expects that the site is healthy and still returns a list of offers. */
  async expectHealthy(): Promise<void> {
    const responses: CallerResponse[] = await Promise.all([
      this.from().get('/api/health'),
      this.from().get('/api/jobs/jobs'),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
  }
}

type Schema = Parameters<typeof import('../api/setup/sample.ts').createSample>[0]
type Operation = {
  'x-access': string
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}
export type Call = { method: string; path: string; access: string; body: Schema | undefined; query: string[] }

async function readMail(file: string): Promise<Mail> {
  const { to, subject = '', text = '' } = await PostalMime.parse(await readFile(file))
  return { to: to?.[0]?.address ?? '', subject, text }
}

/**
 * `const site = openSite()` at the top of a test file joins the site that all files share; with an environment it is a
 * site of this file's own, from its beforeAll to its afterAll.
 */
export function openSite(environment?: Record<string, string>): Site {
  const site = new Site()
  let stop = async () => {}
  beforeAll(async () => {
    if (environment) {
      const started = await startAttackedSite('attack-own', environment)
      Object.assign(site, { origin: started.origin, dataDir: started.dataDir, pid: started.pid })
      stop = async () => {
        await started.stop()
        await rm(started.dataDir, { recursive: true, force: true })
      }
    } else Object.assign(site, inject('attackedSite'))
    site.database = await openDatabase(site.dataDir)
  })
  afterAll(async () => {
    await site.database?.end().catch(() => {})
    await stop()
  })
  return site
}
