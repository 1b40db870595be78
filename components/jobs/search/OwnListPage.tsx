import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { JobLists } from './JobLists.tsx'

/** The page of a volunteer's favourites or applications: its heading, the links between the lists, and the list. */
export function OwnListPage({ list, children }: { list: 'favorites' | 'applied'; children: ReactNode }) {
  const t = useTranslations('jobs.search')
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-6">
      <PageHead page={list} hidden />
      <h1 className="text-xl">{t(list)}</h1>
      <JobLists current={list} className="my-4" />
      {children}
    </div>
  )
}
