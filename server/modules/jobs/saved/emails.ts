import { translator } from '#i18n/translator.ts'
import { getAddress } from '#lib/address.ts'
import { brand } from '#lib/brand.ts'
import { fromMail, paths } from '#lib/paths.ts'
import { toSearch } from '#lib/searchCriteria.ts'
import { excerpt } from '#lib/text.ts'
import type { Recipient } from '#server/modules/account/index.ts'
import { getSearchStop } from '#server/modules/notifications/index.ts'
import { emailAddress } from '#server/platform/index.ts'
import type { EmailContent, EmailGroup } from '#server/platform/mail/index.ts'
import { type DescribedSearch, describeSearch } from './describeSearch.ts'

type FoundOffer = { jobId: string; title: string | null; organisation: string }

/** A saved search with the newest offers that it found, and how many more there are. */
export type FoundBySearch = DescribedSearch & {
  id: string
  offers: readonly FoundOffer[]
  more: number
}

/** A subject fits a phone. */
const longestName = 50

/** Writes which new offers the saved searches of its reader found; each of them can be stopped by itself. */
export async function matchesEmail(
  reader: Recipient,
  searches: readonly FoundBySearch[],
): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  const total = searches.reduce((sum, { offers, more }) => sum + offers.length + more, 0)
  const groups = await Promise.all(searches.map((one) => getGroup(reader, one)))
  const [first] = searches
  const values = {
    name: reader.name,
    total,
    search: excerpt(groups[0]?.title ?? '', longestName),
    brand: brand.name,
  }
  const isOne = searches.length === 1 && first
  return {
    subject: t(isOne ? 'found.subject' : 'found.subjectOfSeveral', values),
    preview: groups.flatMap(({ links }) => links.map(({ label }) => label)).join(' · '),
    heading: t('found.heading', values),
    paragraphs: [t('found.body', { total, searches: searches.length })],
    groups,
    button: {
      label: t(isOne ? 'found.open' : 'found.openSettings'),
      address: emailAddress(
        isOne
          ? paths.jobs(getAddress({ ...toSearch(first.search), sort: 'newest' }))
          : paths.settings('preferences'),
        reader.language,
      ),
    },
    aside: t('found.aside'),
    stop: {
      label: t(isOne ? 'found.stop' : 'found.stopAll'),
      ...getSearchStop(isOne ? { searchId: first.id } : { searchesOf: reader.id }, reader.language),
    },
  }
}

/** A search, its offers, and the link that stops it alone. */
async function getGroup(
  reader: Recipient,
  { id, offers, more, ...described }: FoundBySearch,
): Promise<EmailGroup> {
  const t = await translator(reader.language, 'mail')
  return {
    title: await nameSearch(described, reader),
    links: offers.map(({ jobId, title, organisation }) => ({
      label: `${title} (${organisation})`,
      address: emailAddress(paths.job(jobId, fromMail), reader.language),
    })),
    ...(more > 0 && { more: t('found.more', { total: more }) }),
    aside: { label: t('found.stop'), address: getSearchStop({ searchId: id }, reader.language).address },
  }
}

/** A search in a line. */
async function nameSearch(search: DescribedSearch, { language }: Recipient): Promise<string> {
  const t = await translator(language, 'mail')
  return (await describeSearch(search, language)).join(' · ') || t('found.everything')
}
