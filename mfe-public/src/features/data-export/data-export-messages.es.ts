import type { Translation } from '@reset/remote-sdk';
import type { messages } from './data-export-messages.ts';

/** The copy of a person's data, in the Spanish of the United States. */
export const dataExport: Translation<typeof messages> = {
  namespace: 'mfe-public.data-export',
  texts: {
    title: 'Tus datos',
    intro: 'Descarga una copia de todo lo que guardamos sobre ti.',
    inIt: 'Es un archivo ZIP. your-data.json contiene todo. La carpeta csv contiene lo mismo en hojas de cálculo: tu solicitud, lo que aceptaste, tus ingresos, compras, pagos, estados de cuenta, mensajes y más.',
    notInIt:
      'De tu número de Seguro Social y de tus números de cuenta solo se incluyen los últimos dígitos. Tu contraseña no está incluida.',
    careful:
      'Guárdalo en un lugar seguro: quien tenga el archivo puede leerlo. Te enviamos un correo electrónico cada vez que se descarga.',
    form: 'Confirma que eres tú',
    password: 'Contraseña actual',
    passwordRequired: 'Escribe tu contraseña.',
    submit: 'Descargar mis datos',
    done: 'Descargaste tus datos.',
    doneText: 'Busca el archivo en tus descargas.',
    back: 'Volver a tu cuenta',
  },
};
