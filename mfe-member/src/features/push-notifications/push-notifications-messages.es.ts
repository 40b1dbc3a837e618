import type { Translation } from '@reset/remote-sdk';
import type { messages } from './push-notifications-messages.ts';

/** What is said of push notifications, in the Spanish of the United States. */
export const pushNotifications: Translation<typeof messages> = {
  namespace: 'mfe-member.push-notifications',
  texts: {
    title: 'Notificaciones',
    failed: 'No pudimos cargar tus ajustes de notificaciones.',
    choices: 'De qué te avisamos',
    choicesText:
      'Elige de qué te avisamos en tus dispositivos. Tus correos electrónicos y mensajes de texto siguen igual, y ninguna notificación muestra tu saldo.',
    declinedPurchase: 'Compras rechazadas',
    declinedPurchaseText: 'Te decimos por qué, de inmediato.',
    payday: 'Día de pago',
    paydayText: 'Llegó tu sueldo, o se debita tu pago.',
    lowBalance: 'Saldo bajo',
    lowBalanceText:
      'Puede que tu banco no tenga suficiente para tus facturas o tu próximo pago. Como máximo una vez al día.',
    save: 'Guardar',
    saved: 'Tus elecciones se guardaron.',
    device: 'En este dispositivo',
    on: 'Activadas',
    off: 'Desactivadas',
    onText: 'Este navegador muestra lo que elegiste, también mientras Reset está cerrado.',
    offText:
      'Este navegador todavía no muestra nada. Te preguntará si Reset puede mostrar notificaciones.',
    nothingChosen: 'Todavía no elegiste nada, así que no llegará nada.',
    turnOn: 'Activar',
    turnOff: 'Desactivar',
    turnedOn: 'Las notificaciones están activadas en este navegador.',
    turnedOff: 'Las notificaciones están desactivadas en este navegador.',
    notAllowed:
      'Tu navegador no recibió permiso para mostrar notificaciones, así que siguen desactivadas. Puedes activarlas aquí cuando quieras.',
    notWorking:
      'Tu navegador no pudo activar las notificaciones. En una ventana privada no puede; si no es eso, inténtalo más tarde.',
    unsupported:
      'Este navegador no tiene notificaciones. Abre Reset en otro navegador, por ejemplo Chrome, Edge, Firefox o Safari, para activarlas.',
    blocked:
      'Las notificaciones de Reset están bloqueadas en este navegador. Permítelas en los ajustes del navegador para este sitio y vuelve a cargar esta página.',
    installFirst:
      'En iPhone y iPad, agrega primero Reset a la pantalla de inicio: toca Compartir y luego Agregar a inicio. Abre Reset desde ahí y activa las notificaciones en su cuenta.',
    others_one: 'Las notificaciones están activadas en {{count}} navegador más.',
    others_other: 'Las notificaciones están activadas en {{count}} navegadores más.',
  },
};
