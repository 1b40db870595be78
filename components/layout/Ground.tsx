import Head from 'next/head'
import type { ReactNode } from 'react'
import { pictures } from '#lib/paths.ts'

/** The picture behind the head of a search. It is asked for with the page: the style sheet would tell of it later. */
export function Ground({ children }: { children: ReactNode }) {
  return (
    <div className="jobs-ground">
      <Head>
        <link key="ground" rel="preload" as="image" href={pictures.ground} fetchPriority="high" />
      </Head>
      {children}
    </div>
  )
}
