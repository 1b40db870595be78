import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useShare } from '#components/layout/useShare.ts'
import type { Me } from '#contracts/account.ts'
import { useJobs } from '#hooks/jobs/reads.ts'
import { defaultAvatar } from '#lib/media.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'

type StepId = 'interests' | 'face' | 'apply' | 'page' | 'offer' | 'share'
/** A step is done elsewhere (`href`) or here (`act`); with neither it is not available yet. */
export type FirstStep = { id: StepId; done: boolean; href?: string; act?: () => void }

const one = { limit: 1 } as const

const hasFace = ({ config }: Me) => config.avatar !== defaultAvatar && config.about !== ''

/** Interests and availability, photo and about, the first application. */
export function useVolunteerSteps(me: Me): FirstStep[] {
  const applied = useJobs({ applied: true, ...one })
  return [
    {
      id: 'interests',
      done: me.config.categories !== '' && me.config.work_shift !== '',
      href: paths.settings('main'),
    },
    { id: 'face', done: hasFace(me), href: paths.settings('main') },
    { id: 'apply', done: (applied.data?.meta.total ?? 0) > 0, href: paths.jobs() },
  ]
}

/** The organisation's profile, its first offer, and sharing that. */
export function useOrganisationSteps(me: Me): FirstStep[] {
  const published = useJobs({ owner: me.id, status: 'published', ...one })
  const share = useShareOffer(published.data?.data[0]?.id)
  return [
    { id: 'page', done: hasFace(me), href: paths.settings('main') },
    { id: 'offer', done: (published.data?.meta.total ?? 0) > 0, href: paths.newJob },
    { id: 'share', ...share },
  ]
}

function useShareOffer(jobId: string | undefined): Pick<FirstStep, 'done' | 'act'> {
  const t = useTranslations('help.firstSteps')
  const share = useShare()
  const [done, setDone] = useState(false)
  if (!jobId) return { done }
  const url = publicConfig().publicUrl + paths.job(jobId)
  const act = async () => {
    if (await share({ url }, t('copied'))) setDone(true)
  }
  return { done, act: () => void act() }
}
