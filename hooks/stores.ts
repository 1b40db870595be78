import { useSWRConfig } from 'swr'
import type { Store, StoreInput, StorePage, StoresInput } from '#contracts/stores.ts'
import { type QueryResult, usePagedQuery } from '#hooks/swr/pagedQuery.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { createStore, deleteStore, listStores, updateStore } from '#services/stores.ts'

/** A page of stores. */
export const useStores = (params: Partial<StoresInput>): QueryResult<StorePage> =>
  usePagedQuery(keys.stores(params), () => listStores(params))

/** Adds a store, or replaces the one with this id; every list shows it. */
export function useSaveStore(): (id: string | null, input: StoreInput) => Promise<Store> {
  const { mutate } = useSWRConfig()
  return async (id, input) => {
    const saved = await (id ? updateStore(id, input) : createStore(input))
    await mutate(everyKey('stores'))
    return saved
  }
}

export function useDeleteStore(): (id: string) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (id) => {
    await deleteStore(id)
    await mutate(everyKey('stores'))
  }
}
