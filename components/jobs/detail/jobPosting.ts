import type { PreviewJob } from '#contracts/jobs.ts'
import { daysLeft } from '#lib/dates.ts'
import { mediaAddress } from '#lib/media.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { getCanonical, socialImage } from '#lib/social.ts'

/**
 * An offer as schema.org's JobPosting, with the fields of a guest's preview alone. null once it is over: lists and the
 * sitemap contain open offers only.
 */
export function jobPosting(job: PreviewJob, now: Date = new Date()): Record<string, unknown> | null {
  const { id, title, about, deadline, type, owner, city, country, config, publishedAt } = job
  if (deadline && daysLeft(deadline, publicConfig().timeZone, now) < 0) return null
  return {
    '@type': 'JobPosting',
    title,
    description: about,
    url: getCanonical(paths.job(id)),
    datePosted: publishedAt,
    employmentType: 'VOLUNTEER',
    ...(deadline && { validThrough: deadline }),
    ...(config.background && {
      image: socialImage(mediaAddress(config.background.imgName, 1024)).address,
    }),
    hiringOrganization: {
      '@type': 'Organization',
      name: owner.name,
      sameAs: getCanonical(paths.user(owner.id)),
    },
    ...(type === 'online' && { jobLocationType: 'TELECOMMUTE' }),
    ...(city && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
      },
    }),
  }
}
