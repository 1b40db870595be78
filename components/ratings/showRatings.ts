import { ratingsId } from '#lib/paths.ts'

/** Brings the ratings to the top of the screen and continues there by keyboard, once they are on the page. */
export function showRatings(): void {
  const heading = document.getElementById(ratingsId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}
