export { default } from '../es/dev.ts'
