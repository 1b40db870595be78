// Owns uploaded files: what they are, where they lie, in which widths they are served.
// Never trusts a name or a declared type: what a file is, its bytes say. Never knows who shows a picture.
// Tells nobody; other modules ask whether a picture is theirs to show.
export { assertOwnMedia } from './assertOwnMedia.ts'
export { erasePersonalData, exportPersonalData, getFiles } from './personal.ts'
export { signedAddress } from './sign.ts'
export { hasPicture, storePicture } from './storePicture.ts'
