import { deleteStore } from '#server/modules/stores/deleteStore.ts'
import { updateStore } from '#server/modules/stores/updateStore.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: updateStore, DELETE: deleteStore })
