import type { ReportReason } from '#contracts/lists.ts'

/** Somebody of the town by their key, one of their offers, or the comment beside others under a post. */
type ReportedSubject =
  | { kind: 'user'; user: string }
  | { kind: 'job'; offer: string }
  | { kind: 'comment'; post: string; place: number }

type DemoReport = {
  what: ReportedSubject
  by: string
  /** Hours before the town is filled. */
  ago: number
  reason: ReportReason
  text: string
}

/** What waits for the moderators. */
export const demoReports: readonly DemoReport[] = [
  {
    what: { kind: 'user', user: 'ruben' },
    by: 'ines',
    ago: 3,
    reason: 'false-identity',
    text: 'En el chat me dijo que era el coordinador de Puente Norte, y en Puente Norte no lo conocen.',
  },
  {
    what: { kind: 'user', user: 'ruben' },
    by: 'wei',
    ago: 20,
    reason: 'fraud',
    text: 'Pide una señal de 20 € para reservar plaza en un voluntariado que no existe.',
  },
  {
    what: { kind: 'job', offer: 'abrigo-ruta' },
    by: 'valeria',
    ago: 30,
    reason: 'unsafe-offer',
    text: 'Dicen que se termina antes de las once y en grupo. Volví sola a casa pasada la medianoche.',
  },
  {
    what: { kind: 'comment', post: 'huerto-primer-tomate', place: 0 },
    by: 'gonzalo',
    ago: 1,
    reason: 'other',
    text: 'No entiendo el chiste de la calabaza.',
  },
]

/** Why one of the town is suspended, and what they say to it. */
export const demoSuspension = {
  user: 'bruno',
  by: 'clara',
  daysAgo: 6,
  reason: 'spam',
  appeal:
    'Mandé el mismo enlace a media ciudad porque organizaba una colecta y estaba entusiasmado. No volverá a pasar: ya he entendido que esto no es un megáfono.',
  appealedDaysAgo: 4,
} as const

/** Organisations whose papers nobody has looked at yet. */
export const demoVerificationDocuments = [{ of: 'patasAlSol', daysAgo: 2 }] as const
