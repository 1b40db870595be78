import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { useToPage } from '#hooks/browser/address.ts'
import { useJobs } from '#hooks/jobs/reads.ts'
import { favoriteJobs } from '#lib/jobLists.ts'
import { JobLists } from './JobLists.tsx'

type OwnListPageProps = {
  list: 'favorites' | 'applied'
  children: (result: ReturnType<typeof useJobs>, onPage: (page: number) => void) => ReactNode
}

/** The page of a volunteer's favourites or applications: its heading, the links between the lists, and the list. */
export function OwnListPage({ list, children }: OwnListPageProps) {
  const t = useTranslations('jobs.search')
  const { query } = useRouter()
  const toPage = useToPage()
  const result = useJobs(favoriteJobs(list, query))
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-6">
      <PageHead page={list} hidden />
      <h1 className="text-xl">{t(list)}</h1>
      <JobLists current={list} className="my-4" />
      {children(result, toPage)}
    </div>
  )
}
