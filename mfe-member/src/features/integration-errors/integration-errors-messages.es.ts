import type { Translation } from '@reset/remote-sdk';
import type { messages } from './integration-errors-messages.ts';

/** What is said of connections that broke, in the Spanish of the United States. */
export const integrationErrors: Translation<typeof messages> = {
  namespace: 'mfe-member.integration-errors',
  texts: {
    region: 'Avisos',
    failed: 'No pudimos cargar tus avisos.',
    'unlinked.title': 'Tu cuenta corriente no está conectada',
    'unlinked.text':
      'Tu límite de gasto es $0 hasta que podamos ver tu saldo y tus próximas facturas.',
    'unlinked.connect': 'Conecta tu cuenta corriente',
    'unlinked.done': 'Tu cuenta corriente está conectada.',
    'plaid.title': 'Vuelve a conectar tu cuenta corriente',
    'plaid.text':
      '{{name}} pide que te vuelvas a conectar de vez en cuando para mantener al día tu saldo y tus transacciones',
    'plaid.somebody': 'Tu institución financiera',
    'plaid.dialog': 'Vuelve a conectar tu cuenta corriente',
    'plaid.new': 'Conectar otra cuenta corriente',
    'renewal.title': 'Vuelve a conectar tu cuenta corriente a más tardar el {{date}}',
    'renewal.text':
      '{{name}} dejará de compartir tu saldo y tus transacciones con nosotros el {{date}}. Vuelve a conectarte antes y nada cambiará.',
    'pinwheel.title': 'Es posible que tus ingresos no estén al día',
    'pinwheel.text':
      '{{name}} pide que te vuelvas a conectar de vez en cuando para consultar los datos de ingresos más recientes',
    'pinwheel.somebody': 'Tu proveedor de nómina',
    'pinwheel.dialog': 'Vuelve a conectar tu nómina',
    'pinwheel.new': 'Conectar tu nómina',
    'deposit.title': 'Cambiaste tu depósito directo a otro lugar fuera de Reset',
    'deposit.text':
      'Por ahora, Reset solo puede atender a titulares de la tarjeta que reciben todo su depósito directo a través de Reset.',
    'skipped.title': 'Podrías tener derecho a un límite de gasto más alto',
    'skipped.text': 'Conecta tu nómina y tu límite podrá seguir lo que ganas.',
    'skipped.connect': 'Conectar',
    'skipped.dismiss': 'Descartar',
    'skipped.failed': 'No pudimos descartar esto. Inténtalo de nuevo.',

    reconnect: 'Volver a conectar',
    reconnected: '¡La cuenta de {{name}} se conectó de nuevo!',
    success: '¡Listo!',
    another: 'Conectar otra cuenta corriente',
    left: 'Ya no trabajo allí',
    'left.title': '¿Desconectar {{name}}?',
    'left.text':
      'Borraremos lo que nos informó sobre tu sueldo y dejaremos de leerlo. Puedes conectar a tu nuevo empleador enseguida.',
    'left.keep': 'Volver',
    'left.done': '{{name}} está desconectado.',
    newEmployer: 'Conecta a tu nuevo empleador',
    learnMore: 'Más información',
    'why.title': '¿Por qué volver a conectar?',
    'why.income':
      'Reset se basa en datos de ingresos al día: tu límite de gasto sigue lo que ganaste desde tu último día de pago.',
    'why.ask':
      'Los proveedores de nómina terminan una conexión de vez en cuando, para asegurarse de que eres tú quien comparte los datos. Por eso te pedimos que te vuelvas a conectar cada cierto tiempo: hasta que lo hagas, no podemos ver tu pago más reciente y tu límite puede ser más bajo de lo que podría ser.',
    'why.close': 'Cerrar',
  },
};
