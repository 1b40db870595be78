import { listPlaces } from '#server/modules/places/listPlaces.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listPlaces })
