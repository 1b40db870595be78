import { useEffect, useState } from 'react'
import { brand } from '#lib/brand.ts'
import { tryStorage } from '#services/storage.ts'

const getKey = (jobId: string) => `${brand.slug}.chosen.${jobId}`

function read(jobId: string): string[] {
  const stored: unknown = tryStorage('session', (storage) =>
    JSON.parse(storage.getItem(getKey(jobId)) ?? '[]'),
  )
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

function write(jobId: string, ids: readonly string[]): void {
  const key = getKey(jobId)
  tryStorage('session', (storage) =>
    ids.length > 0 ? storage.setItem(key, JSON.stringify(ids)) : storage.removeItem(key),
  )
}

/** The chosen applications to an offer by their ids, which stay in this tab on the way to a profile and back. */
export function useChosenIds(jobId: string) {
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => setIds(read(jobId)), [jobId])
  const save = (next: readonly string[]) => {
    setIds(next)
    write(jobId, next)
  }
  return { ids, save }
}
