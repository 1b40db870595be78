import { endpoint } from '#server/platform/http/index.ts'
import { createStore } from '#server/stores/createStore.ts'
import { listStores } from '#server/stores/listStores.ts'

export default endpoint({ GET: listStores, POST: createStore })
