import { createStore } from '#server/modules/stores/createStore.ts'
import { listStores } from '#server/modules/stores/listStores.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listStores, POST: createStore })
