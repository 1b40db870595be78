import { Offer, Shell } from '../Cards.jsx'
import { readOffers } from '../read.ts'

export default function Offers({ shell, offers }) {
  return (
    <Shell shell={shell} title={`${offers.total} offers`}>
      {offers.data.map((offer) => (
        <Offer key={offer.id} offer={offer} />
      ))}
    </Shell>
  )
}

export const getServerSideProps = (context) => readOffers(context)
