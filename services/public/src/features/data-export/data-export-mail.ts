import { defineMail, happenedAt } from '@reset/service-kit';
import type { DataExportMailJob } from './data-export.ts';

/** After each export, with nothing of what is in it. */
export const dataExportMail = defineMail<Pick<DataExportMailJob, 'at'> & { origin: string }>({
  'en-US': ({ at, origin }) => ({
    subject: 'Your data was downloaded',
    paragraphs: [
      'Someone who knows your password asked for a copy of your data at Reset, and got it.',
      "If that was you, there's nothing to do. If it wasn't, choose a new password right away.",
    ],
    ...happenedAt('en-US', at),
    action: { label: "It wasn't me", href: `${origin}/users/password/forgot` },
    reason: 'We send this email every time a copy of your data is downloaded.',
  }),
  'es-US': ({ at, origin }) => ({
    subject: 'Se descargaron tus datos',
    paragraphs: [
      'Alguien que conoce tu contraseña pidió una copia de tus datos en Reset y la recibió.',
      'Si fuiste tú, no hay nada que hacer. Si no, elige una contraseña nueva de inmediato.',
    ],
    ...happenedAt('es-US', at),
    action: { label: 'No fui yo', href: `${origin}/users/password/forgot` },
    reason: 'Enviamos este correo electrónico cada vez que se descarga una copia de tus datos.',
  }),
});
