// Owns the demo town: its people, offers and pictures, as they stand before anybody has come.
// It never fills a database that knows an account, and never runs anywhere but on somebody's own machine.
// Tells every module what to begin with, through that module's index.ts.
export { fillDemoTown } from './fillDemoTown.ts'
