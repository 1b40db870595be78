import { Shell } from '../Cards.jsx'
import { readChat } from '../read.ts'

/** Brota's page has no conversations either: the browser requests them. */
export default function Chat({ shell }) {
  return (
    <Shell shell={shell} title="Messages">
      <p>Loading</p>
    </Shell>
  )
}

export const getServerSideProps = (context) => readChat(context)
