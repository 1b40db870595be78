import { endpoint } from '#server/platform/http/index.ts'
import { deleteStore } from '#server/stores/deleteStore.ts'
import { updateStore } from '#server/stores/updateStore.ts'

export default endpoint({ PUT: updateStore, DELETE: deleteStore })
