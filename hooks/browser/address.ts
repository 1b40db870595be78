import { useRouter } from 'next/router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Address, firstValue, getAddress } from '#lib/address.ts'

/**
 * The parameters of a list, stored in the page's address so that they can be shared and restored by going back; and
 * functions to change them. The texts are on the page already, so the change is shallow and fetches no page.
 */
export function useListParams<Params extends object>(
  read: (address: Address) => Params,
  getPath: (query: Record<string, string>) => string,
) {
  const router = useRouter()
  const { query } = router
  const params = read(query)
  // A second change may come before the address of the first is rendered, and must not put the first back.
  const wanted = useRef<Params>(params)
  const follow = useEffectEvent((address: Address) => {
    wanted.current = read(address)
  })
  useEffect(() => follow(query), [query])
  const toAddress = (next: object) => getPath(getAddress(next))
  const go = (changes: Partial<Params> & { page: number }) => {
    wanted.current = { ...wanted.current, ...changes }
    void router.push(toAddress(wanted.current), undefined, { scroll: false, shallow: true })
  }
  return {
    params,
    /** The address of the list with these changes. */
    getHref: (changes: Partial<Params>) => toAddress({ ...params, page: 1, ...changes }),
    /** Any change returns to page 1. */
    change: (changes: Partial<Params>) => go({ ...changes, page: 1 }),
    toPage: (page: number) => {
      go({ page } as Partial<Params> & { page: number })
      window.scrollTo({ top: 0 })
    },
  }
}

/** Navigates to another page of the list in this address. */
export function useToPage(): (page: number) => void {
  const router = useRouter()
  return (page) => void router.push({ query: { ...router.query, page } }, undefined, { shallow: true })
}

/** A query parameter of this page's address; "" when it is absent. */
export const useQueryParam = (name: string): string => firstValue(useRouter().query[name])
