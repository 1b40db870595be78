// Owns the demo town: its people, offers and images before the first visitor.
// Never fills a database that has an account, and never runs on a public site.
// Seeds every module through that module's index.ts.
export { fillDemoTown } from './fillDemoTown.ts'
