/** The id of the heading of an organisation's ratings, also in an address. */
export const ratingsId = 'ratings'

/** Brings the ratings to the top of the screen and continues there by keyboard, once they are on the page. */
export function showRatings(): void {
  const heading = document.getElementById(ratingsId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}
