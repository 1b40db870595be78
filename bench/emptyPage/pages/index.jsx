import { useEffect } from 'react'

/** The baseline of the list page: as many cards, without a database, a library or styles. */
export default function Cards({ cards }) {
  useEffect(() => document.documentElement.setAttribute('data-alive', ''), [])
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.id}>
          <article>
            <a href={card.address}>
              <img src={card.image} alt="" />
              <h3>{card.title}</h3>
            </a>
            <p>{card.organisation}</p>
            <p>{card.place}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}

export function getServerSideProps({ query }) {
  const cards = Array.from({ length: Number(query.cards) }, (_, index) => ({
    id: String(index),
    address: `/job/${index}`,
    image: `/api/media/${index}.jpg?w=512`,
    title: `A title of usual length, number ${index}`,
    organisation: 'An organisation',
    place: 'A city, a country',
  }))
  return { props: { cards } }
}
