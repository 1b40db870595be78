// Owns uploaded files: their types, storage and widths.
// Never trusts a name or a declared type, only the bytes of a file. Never knows which module shows an image.
// Notifies no module; others check whether an account may show an image.
export { assertOwnMedia } from './assertOwnMedia.ts'
export { erasePersonalData, exportPersonalData, getFiles } from './personal.ts'
export { setOwnerSuspended, withhold } from './queries.ts'
export { signedAddress } from './sign.ts'
export { hasImage, storeImageFile } from './uploads/storeImageFile.ts'
