import type { Store, StoreInput, StorePage, StoresInput } from '#contracts/stores.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

const stores = createClient('stores')

export const listStores = (params: Partial<StoresInput>) => stores.get<StorePage>(calls.stores.list, params)
export const createStore = (input: StoreInput) => stores.post<Store>(calls.stores.list, input)
export const updateStore = (id: string, input: StoreInput) => stores.put<Store>(calls.stores.store(id), input)
export const deleteStore = (id: string) => stores.delete(calls.stores.store(id))
